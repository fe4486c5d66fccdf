// One message of the stream.

import { calledAs } from "./commands.js";
import { avatar, h, icon, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";
import { more } from "./more.js";
import { all, colour, file, gallery } from "./parts.js";
import { calledIn, EPHEMERAL, LAYOUT, LOADING, nameOf, state } from "./state.js";
import { moment, say } from "./words.js";

const THREAD_CREATED = 18;
const TOGETHER = 7 * 60 * 1000;

export const isPrivate = (message) => Boolean(message.private || message.flags & EPHEMERAL);

/** Whether a message goes on where the one before it stopped, without portrait and name. */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata || isPrivate(message) !== isPrivate(before)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

/** Whether it says something yet. */
export const isReady = (message) => !(message.flags & LOADING);

/** The element of a message; `act` says what presses on it do. */
export function draw(message, before, act) {
  const joined = continues(message, before);
  const classes = ["message", joined && "joined", isPrivate(message) && "private", calledIn(message).has(state.user) && "calls-me"];
  const bot = message.author.id === state.bot.id || Boolean(message.author.bot);
  const name = nameOf(message.author.id) ?? message.author.global_name ?? message.author.username;
  const head = joined ? [] : [avatar(message.author.id, name, bot), header(message, name, bot)];
  const body = h("div", { class: "body" }, isReady(message) ? content(message, act) : thinking(name), isPrivate(message) && foot(act));
  return h("li", { class: classes.filter(Boolean).join(" "), data: { id: message.id } }, cause(message), head, body, usable(message) && more(act));
}

/** Whether a command may be used on it: not on what only one person sees, nor on a line that nobody wrote. */
const usable = (message) => !isPrivate(message) && isReady(message) && message.type !== THREAD_CREATED;

function header(message, name, bot) {
  const written = new Date(message.timestamp);
  const today = new Date().toDateString() === written.toDateString();
  const time = h("time", { datetime: message.timestamp, title: moment(written, "F") }, moment(written, today ? "t" : "f"));
  return h("div", { class: "head" }, h("span", { class: "name" }, name), bot && h("span", { class: "badge" }, say("app")), time);
}

function cause(message) {
  const used = message.interaction_metadata;
  if (!used?.user || !(used.name ?? message.interaction?.name)) return null;
  const name = nameOf(used.user.id) ?? used.user.username;
  return h("p", { class: "cause" }, h("strong", {}, name), ` ${say("used")} `, h("span", { class: "command-name" }, calledAs(used.name ?? message.interaction.name)));
}

function thinking(name) {
  return h("p", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("thinking", { name }));
}

function foot(act) {
  const dismiss = h("button", { type: "button", class: "quiet-link", onclick: () => act.dismiss() }, say("dismiss"));
  return h("p", { class: "only-you" }, icon("eye"), h("span", {}, say("only-you")), h("span", { "aria-hidden": "true" }, "·"), dismiss);
}

function threadOpened(message) {
  const id = message.message_reference?.channel_id;
  const open = h("button", { type: "button", class: "mention", data: { channel: id } }, message.content);
  return h("p", { class: "thread-opened" }, icon("thread"), h("span", {}, `${say("thread-opened")} `), open);
}

function content(message, act) {
  if (message.type === THREAD_CREATED) return threadOpened(message);
  if (message.flags & LAYOUT) return h("div", { class: "layout" }, all(message.components, act));
  const edited = message.edited_timestamp && h("span", { class: "edited", title: moment(new Date(message.edited_timestamp), "F") }, say("edited"));
  const pictures = message.attachments.filter((each) => each.content_type?.startsWith("image/"));
  const files = message.attachments.filter((each) => !pictures.includes(each));
  return [
    message.content && h("div", { class: "text" }, markdown(message.content), edited),
    pictures.length > 0 && gallery(pictures),
    files.map(file),
    (message.embeds ?? []).map(embed),
    all(message.components, act),
  ];
}

function embed(given) {
  const text = (value, kind) => value && h("div", { class: kind }, markdown(value));
  const fields = (given.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" }, text(field.name, "field-name"), text(field.value, "text")));
  const accent = given.color ? { "--accent": colour(given.color) } : {};
  return h(
    "div",
    { class: "container accented embed", style: accent },
    text(given.author?.name, "embed-author"),
    text(given.title, "embed-title"),
    text(given.description, "text"),
    fields.length > 0 && h("div", { class: "fields" }, fields),
    given.image && gallery([given.image]),
    given.thumbnail && gallery([given.thumbnail]),
    given.footer && h("p", { class: "subtext" }, given.footer.text),
  );
}

/** A line of the page itself in the stream: something the server or the bot did not do. */
export function notice(text, onclose) {
  return h("li", { class: "notice", role: "alert" }, icon("warning"), h("span", {}, text), iconButton("close", say("close"), onclose));
}
