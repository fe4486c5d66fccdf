// Discord's markdown, as far as bots use it, turned into elements.

import { h } from "./dom.js";
import { channelName, nameOf, state } from "./state.js";
import { distance, moment, say } from "./words.js";

const within = (mark) => `${mark}(?=\\S)([\\s\\S]*?\\S)${mark}`;

// In order of precedence; each has the groups that its builder takes.
const INLINE = [
  [/\\([^\w\s])/, (mark) => mark],
  [/(`+)([\s\S]*?[^`])\1(?!`)/, (_, code) => h("code", {}, code.trim() || code)],
  [/\|\|([\s\S]+?)\|\|/, (text) => spoiler(inline(text))],
  [new RegExp(within("\\*\\*") + "(?!\\*)"), (text) => h("strong", {}, inline(text))],
  [new RegExp(within("__") + "(?!_)"), (text) => h("u", {}, inline(text))],
  [new RegExp(within("~~")), (text) => h("s", {}, inline(text))],
  [new RegExp(within("\\*") + "(?!\\*)"), (text) => h("em", {}, inline(text))],
  [new RegExp("(?<!\\w)" + within("_") + "(?!\\w)"), (text) => h("em", {}, inline(text))],
  [/\[((?:[^\[\]\\]|\\.)+)\]\(<?(https?:[^\s<>]+?)>?\)/, (text, address) => link(inline(text), address)],
  [/<?(https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]])>?/, (address) => link(address, address)],
  [/<@!?(\d+)>/, (id) => mention(`@${nameOf(id) ?? id}`, id === state.user)],
  [/<@&(\d+)>/, (id) => mention(`@${state.roles.get(id)?.name ?? id}`)],
  [/<#(\d+)>/, (id) => place(id)],
  [/<\/([^:>]+):\d+>/, (name) => h("button", { type: "button", class: "mention", data: { command: name } }, `/${name}`)],
  [/<t:(-?\d{1,13})(?::([a-zA-Z]))?>/, (seconds, style) => time(new Date(Number(seconds) * 1000), style)],
  [/<a?:(\w+):\d+>/, (name) => `:${name}:`],
];

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** A link; one into a channel opens it here, and where only its address stands it goes by the channel's name. */
function link(text, address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  const inside = url && /^\/channels\/\d+\/(\d+)/.exec(url.pathname);
  const channel = inside && state.channels.get(inside[1]);
  if (inside) return h("button", { type: "button", class: "mention", title: address, data: { channel: inside[1] } }, channel && text === address ? `#${channelName(channel)}` : text);
  return h("a", { href: url?.href, target: "_blank", rel: "noopener noreferrer" }, text);
}

function place(id) {
  const channel = state.channels.get(id);
  if (!channel) return mention(`#${say("unknown-channel")}`);
  return h("button", { type: "button", class: "mention", data: { channel: id } }, `#${channelName(channel)}`);
}

function time(date, style = "f") {
  if (Number.isNaN(date.getTime())) return say("unknown-time");
  const relative = style === "R";
  const attributes = { datetime: date.toISOString(), title: moment(date, "F"), data: relative ? { relative: "" } : {} };
  return h("time", attributes, relative ? distance(date) : moment(date, style));
}

/** Writes all "in five minutes" anew, as time goes by. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) element.textContent = distance(new Date(element.dateTime));
}

/** Something hidden until it is pressed. */
export function spoiler(...children) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") }, children);
  const reveal = (event) => {
    if (cover.classList.contains("shown") || (event.key && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  // While capturing: a covered picture is uncovered before a press enlarges it.
  cover.addEventListener("click", reveal, true);
  cover.addEventListener("keydown", reveal);
  return cover;
}

/** The parts of one run of text. */
export function inline(text) {
  let first = null;
  for (const [pattern, build] of INLINE) {
    const match = pattern.exec(text);
    if (match && (!first || match.index < first.match.index)) first = { match, build };
  }
  if (!first) return text ? [text] : [];
  const { match, build } = first;
  const rest = text.slice(match.index + match[0].length);
  return [text.slice(0, match.index), build(...match.slice(1)), ...inline(rest)].filter((part) => part !== "");
}

const HEADING = /^(#{1,3})\s+(.+)/;
const SUBTEXT = /^-#\s+(.+)/;
const QUOTE = /^>\s(.*)|^>$/;
const ITEM = /^( *)(?:([-*])|(\d{1,3})\.)\s+(.*)/;

/** Takes the lines at the front that fit a pattern. */
function take(lines, pattern) {
  const end = lines.findIndex((line) => !pattern.test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function list(items) {
  const [, indent, , number] = items[0];
  const element = h(number ? "ol" : "ul", number ? { start: number } : {});
  while (items.length && items[0][1].length >= indent.length) {
    if (items[0][1].length > indent.length) (element.lastChild ?? element).append(list(items));
    else if (Boolean(items[0][3]) !== Boolean(number)) break;
    else element.append(h("li", {}, inline(items.shift()[4])));
  }
  return element;
}

function lists(lines) {
  const items = lines.map((line) => ITEM.exec(line));
  const found = [];
  while (items.length) found.push(list(items));
  return found;
}

const starts = (line) => HEADING.test(line) || SUBTEXT.test(line) || QUOTE.test(line) || ITEM.test(line) || line.startsWith(">>> ");

function blocks(text) {
  const lines = text.split("\n");
  const found = [];
  while (lines.length) {
    const line = lines[0];
    if (line.startsWith(">>> ")) found.push(h("blockquote", {}, blocks(lines.splice(0).join("\n").slice(4))));
    else if (HEADING.test(line)) found.push(heading(HEADING.exec(lines.shift())));
    else if (SUBTEXT.test(line)) found.push(h("p", { class: "subtext" }, inline(SUBTEXT.exec(lines.shift())[1])));
    else if (QUOTE.test(line)) found.push(h("blockquote", {}, blocks(take(lines, QUOTE).map((each) => each.slice(2)).join("\n"))));
    else if (ITEM.test(line)) found.push(...lists(take(lines, ITEM)));
    else found.push(paragraph(lines));
  }
  return found;
}

function heading([, marks, text]) {
  return h("p", { class: `heading heading-${marks.length}`, role: "heading", "aria-level": String(marks.length + 2) }, inline(text));
}

function paragraph(lines) {
  const end = lines.findIndex((line, index) => index > 0 && starts(line));
  const taken = lines.splice(0, end < 0 ? lines.length : end);
  return h("p", {}, inline(taken.join("\n")));
}

/** A whole text: blocks of code first, for nothing inside them is read. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  text.split(/```(?:[\w+-]*\n)?([\s\S]+?)```/).forEach((part, index) => {
    if (index % 2) fragment.append(h("pre", { tabindex: "0" }, h("code", {}, part.replace(/\n$/, ""))));
    else if (part.trim()) fragment.append(...blocks(part.replace(/^\n|\n$/g, "")));
  });
  return fragment;
}
