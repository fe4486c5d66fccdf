// The stream of a channel: messages in order, kept at the end while new ones arrive.

import { get, post } from "./api.js";
import { h } from "./dom.js";
import { draw, notice } from "./message.js";
import { keepPictures } from "./picture.js";
import { byAge, calledIn, channelName, isDirect, isThread, state } from "./state.js";
import { moment, say } from "./words.js";

const PAGE = 100;
const NEAR_END = 120;

const view = document.getElementById("stream");
const list = document.getElementById("messages");
const pill = document.getElementById("newer");
const older = document.getElementById("older");

let tellError = () => {};
let complete = false;
let stuck = true;
let inSight = [];
let heldAt = -1;

/** Prepares the stream; `onError` shows why something was refused. */
export function prepareStream(onError) {
  tellError = onError;
  pill.addEventListener("click", () => toEnd(true));
  older.addEventListener("click", () => loadOlder());
  view.addEventListener("scroll", look, { passive: true });
  // The end stays in sight when the composer grows or a picture comes in, and what is read stays where it is.
  const keep = new ResizeObserver(() => (stuck ? toEnd() : hold()));
  keep.observe(list);
  keep.observe(view);
}

/** Notes what is in sight, and where; not what `hold` has just put there, or small errors would add up. */
function look() {
  if (view.scrollTop === heldAt) return;
  heldAt = -1;
  stuck = atEnd();
  if (stuck) pill.hidden = true;
  const { top, bottom } = view.getBoundingClientRect();
  const boxes = [...list.querySelectorAll("[data-id]")].map((each) => ({ id: each.dataset.id, box: each.getBoundingClientRect() }));
  inSight = boxes.filter(({ box }) => box.bottom > top && box.top < bottom).map(({ id, box }) => ({ id, top: box.top }));
}

/** Puts the first message that was in sight and is still there back to its place, whatever happened above it. */
function hold() {
  const first = inSight.find(({ id }) => row(id));
  if (first) view.scrollTop += row(first.id).getBoundingClientRect().top - first.top;
  heldAt = view.scrollTop;
}

const row = (id) => list.querySelector(`[data-id="${id}"]`);

const atEnd = () => view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END;

/** Goes to the newest message. */
export function toEnd(smooth = false) {
  view.scrollTo({ top: view.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  pill.hidden = stuck = true;
}

function held(channel = state.channel) {
  if (!state.messages.has(channel)) state.messages.set(channel, new Map());
  return state.messages.get(channel);
}

const ordered = () => [...held().values()].sort((one, other) => byAge(one.id, other.id));

/** Reads the newest messages of the open channel and shows them. */
export async function openStream() {
  const channel = state.channel;
  const arrived = new Map();
  list.setAttribute("aria-busy", "true");
  state.messages.set(channel, arrived);
  const { messages } = await get("messages", { user: state.user, channel });
  if (arrived !== state.messages.get(channel) || channel !== state.channel) return;
  // What came over the line meanwhile is newer than what was read.
  for (const message of messages) if (!arrived.has(message.id)) arrived.set(message.id, message);
  complete = messages.length < PAGE;
  list.removeAttribute("aria-busy");
  redraw();
  toEnd();
}

async function loadOlder() {
  const [first] = ordered();
  const { messages } = await get("messages", { user: state.user, channel: state.channel, before: first.id });
  for (const message of messages) held().set(message.id, message);
  complete = messages.length < PAGE;
  redraw();
  hold();
}

/** Draws the whole stream anew, such as in another language. */
export function redraw() {
  const messages = ordered();
  const rows = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    if (newDay(message, before)) rows.push(day(message));
    rows.push(element(message, newDay(message, before) ? undefined : before));
  });
  older.hidden = complete;
  older.textContent = say("older");
  list.replaceChildren(...(complete ? [beginning()] : []), ...rows);
}

const newDay = (message, before) => !before || new Date(message.timestamp).toDateString() !== new Date(before.timestamp).toDateString();

function day(message) {
  return h("li", { class: "day", role: "separator" }, h("span", {}, moment(new Date(message.timestamp), "day")));
}

function beginning() {
  const channel = state.channels.get(state.channel);
  const name = channelName(channel);
  const text = isDirect(channel) ? say("beginning-direct", { name }) : say("beginning", { name });
  return h("li", { class: "beginning" }, h("h2", {}, isThread(channel) || isDirect(channel) ? name : `#${name}`), h("p", {}, text));
}

function element(message, before) {
  return draw(message, before, {
    files: message.attachments ?? [],
    press: (customId, button) => act("component", { message: message.id, custom_id: customId }, button),
    choose: (customId, values, button) => act("component", { message: message.id, custom_id: customId, values }, button),
    use: (name, button) => act("menu", { message: message.id, name }, button),
    dismiss: () => dismiss(message),
  });
}

async function act(path, body, button) {
  if (button.classList.contains("busy")) return;
  button.classList.add("busy");
  try {
    await post(path, { user: state.user, ...body });
  } catch (refusal) {
    tellError(refusal);
  } finally {
    button.classList.remove("busy");
  }
}

async function dismiss(message) {
  vanish(message.id);
  await post("dismiss", { user: state.user, message: message.id }).catch(tellError);
}

/** Takes in a new message; those of other channels only mark these as unread. */
export function arrive(message) {
  const mine = message.author.id === state.user;
  const calls = calledIn(message);
  for (const id of calls) if (id !== state.user && state.people.has(id)) state.called.set(id, (state.called.get(id) ?? 0) + 1);
  if (message.channel_id !== state.channel) {
    const before = state.unread.get(message.channel_id) ?? 0;
    if (!mine) state.unread.set(message.channel_id, before + (calls.has(state.user) ? 1 : 0));
    return;
  }
  const stay = atEnd() || mine;
  held().set(message.id, message);
  place(message);
  if (stay) toEnd();
  else pill.hidden = false;
}

/** Takes in a changed message. */
export function change(message) {
  if (message.channel_id !== state.channel) return;
  const stay = atEnd();
  held().set(message.id, { ...held().get(message.id), ...message });
  place(held().get(message.id));
  if (stay) toEnd();
}

/** Puts a message where it belongs: only it is drawn, so that nothing else loses focus. */
function place(message) {
  if (list.hasAttribute("aria-busy")) return;
  const messages = ordered();
  const index = messages.findIndex((each) => each.id === message.id);
  const before = messages[index - 1];
  const fresh = element(message, newDay(message, before) ? undefined : before);
  const old = row(message.id);
  if (!old && (index < messages.length - 1 || newDay(message, before))) return redraw();
  if (!old) return list.append(fresh);
  const focused = old.contains(document.activeElement) ? sameOf(document.activeElement) : undefined;
  keepPictures(old, fresh);
  old.replaceWith(fresh);
  if (focused) fresh.querySelector(focused)?.focus({ preventScroll: true });
}

/** What finds a button again in its message when that was drawn anew. */
function sameOf(button) {
  if (button.matches(".more")) return ".more";
  return button.dataset.customId && `[data-custom-id="${CSS.escape(button.dataset.customId)}"]`;
}

/** Forgets a message: it alone goes, and what follows it is drawn as what it now follows asks for. */
export function vanish(id) {
  const gone = row(id);
  const next = gone && ordered().find((each) => byAge(each.id, id) > 0);
  for (const messages of state.messages.values()) messages.delete(id);
  if (!gone) return;
  const [before, after] = [gone.previousElementSibling, gone.nextElementSibling];
  if (before?.matches(".day") && !after?.matches("[data-id]")) before.remove();
  gone.remove();
  if (next) place(next);
}

/** Shows a line of the page itself at the end of the stream. */
export function tell(text) {
  const line = notice(text, () => line.remove());
  list.append(line);
  toEnd();
}
