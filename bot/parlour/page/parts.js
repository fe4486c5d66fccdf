// Components of messages, by Discord's numbers: rows, buttons, selects, and the parts of a layout.

import { h, icon, local } from "./dom.js";
import { markdown, spoiler } from "./markdown.js";
import { select } from "./pick.js";
import { picture } from "./picture.js";
import { size } from "./words.js";

const COLOURS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

const BUILD = {
  1: (part, act) => h("div", { class: "row" }, all(part.components, act)),
  2: (part, act) => button(part, act),
  3: (part, act) => choice(part, act),
  5: (part, act) => choice(part, act),
  6: (part, act) => choice(part, act),
  7: (part, act) => choice(part, act),
  8: (part, act) => choice(part, act),
  9: (part, act) => h("div", { class: "section" }, h("div", { class: "section-text" }, all(part.components, act)), one(part.accessory, act)),
  10: (part) => h("div", { class: "text" }, markdown(part.content)),
  11: (part) => h("div", { class: "thumbnail" }, picture(media(part))),
  12: (part) => gallery(part.items.map(media)),
  13: (part, act) => cover(part, file(fileOf(part, act))),
  14: (part) => h("div", { class: `gap gap-${part.spacing ?? 1}${part.divider === false ? "" : " line"}`, role: part.divider === false ? null : "separator" }),
  17: (part, act) => container(part, act),
};

function one(part, act) {
  return BUILD[part.type]?.(part, act) ?? null;
}

/** All components of a message; `act` is told of presses and choices, and knows the message's files. */
export function all(components, act) {
  return (components ?? []).map((part) => one(part, act));
}

function face(part) {
  const emoji = part.emoji?.name && !part.emoji.id ? h("span", { class: "emoji", "aria-hidden": "true" }, part.emoji.name) : null;
  return [emoji, part.label && h("span", {}, part.label)];
}

function button(part, act) {
  if (part.style === LINK) return link(part);
  const attributes = { type: "button", class: `button ${COLOURS[part.style] ?? "secondary"}`, disabled: part.disabled, data: { customId: part.custom_id } };
  const element = h("button", { ...attributes, "aria-label": part.label ? null : part.emoji?.name }, face(part));
  element.addEventListener("click", () => act.press(part.custom_id, element));
  return element;
}

function link(part) {
  const url = URL.canParse(part.url) ? new URL(part.url) : null;
  const inside = url && /^\/channels\/\d+\/(\d+)/.exec(url.pathname);
  if (inside) return h("button", { type: "button", class: "button secondary", data: { channel: inside[1] } }, face(part), icon("thread"));
  const safe = ["http:", "https:"].includes(url?.protocol);
  return h("a", { class: "button secondary", href: safe ? url.href : null, target: "_blank", rel: "noopener noreferrer" }, face(part), icon("tab"));
}

function choice(part, act) {
  const { element } = select(part, (values) => act.choose(part.custom_id, values, element));
  return element;
}

function media({ media, description, spoiler: hidden }) {
  return { url: media.url, width: media.width, height: media.height, description, hidden };
}

/** One picture as large as reads well, several in a grid: rows of three, below a row of those that are left over. */
export function gallery(items) {
  if (items.length === 1) return h("div", { class: "gallery gallery-one" }, picture(items[0]));
  const lead = items.length === 4 ? 4 : items.length === 3 ? "beside" : items.length % 3;
  return h("div", { class: `gallery gallery-many lead-${lead}` }, items.map((item) => picture(item)));
}

function fileOf(part, act) {
  const stored = act.files.find((each) => local(each.url) === local(part.file.url));
  return { url: part.file.url, filename: part.name ?? stored?.filename ?? part.file.url.split("/").pop(), size: part.size ?? stored?.size };
}

/** A file to take away. */
export function file({ url, filename, size: bytes }) {
  const text = h("span", { class: "file-text" }, h("span", { class: "file-name" }, filename), bytes !== undefined && h("small", {}, size(bytes)));
  return h("a", { class: "file", href: local(url), download: filename }, icon("file"), text, icon("download"));
}

function cover(part, element) {
  return part.spoiler ? spoiler(element) : element;
}

/** A number as Discord sends it, as a colour of the page. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function container(part, act) {
  const plain = part.accent_color === null || part.accent_color === undefined;
  const look = plain ? { class: "container" } : { class: "container accented", style: { "--accent": colour(part.accent_color) } };
  return cover(part, h("div", look, all(part.components, act)));
}
