// Building blocks of the page: nothing that anybody wrote is ever read as markup.

const SVG = "http://www.w3.org/2000/svg";

// Lines on a field of 24 by 24, drawn with a round pen.
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M4 5h16v10h-8l-4 4v-4H4zM8 9h8M8 12h5",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  send: "M4 12 20 4l-6 16-3-6z",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  tab: "M13 4h7v7M20 4l-9 9M17 14v6H4V7h6",
  swords: "M4 4l16 16M20 4 4 20M5 13.5l5.5 5.5M19 13.5 13.5 19",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  slash: "M15 4 9 20",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.5v.5",
};

function set(element, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(element.dataset, value);
  else if (name === "style") for (const [key, entry] of Object.entries(value)) element.style.setProperty(key, entry);
  else if (name in element && ["value", "checked", "disabled", "hidden", "open", "multiple"].includes(name)) element[name] = value;
  else element.setAttribute(name, value === true ? "" : value);
}

/** An element with its attributes, listeners (`onclick`) and children; strings become text. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** One of the page's own drawings, hidden from screen readers. */
export function icon(name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  drawing.append(path);
  return drawing;
}

/** A button that shows only a drawing, with its name for those who cannot see it. */
export function iconButton(name, label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...attributes }, icon(name));
}

/** A round portrait: the first letter on a colour that follows from the id. */
export function avatar(id, name, isBot = false) {
  const hue = isBot ? 262 : Number((BigInt(id) % 9973n) * 137n % 360n);
  return h("span", { class: "avatar", "aria-hidden": "true", style: { "--hue": String(hue) } }, [...name][0]?.toUpperCase() ?? "?");
}

/** The path of an address, so that a file is only ever fetched from where the page came from. */
export function local(address) {
  if (address.startsWith("blob:")) return address;
  const url = new URL(address, location.origin);
  return url.pathname + url.search;
}

/** The next or previous of some elements, round the end; used for arrow keys. */
export function step(elements, current, direction) {
  const index = elements.indexOf(current);
  if (index < 0) return elements[direction > 0 ? 0 : elements.length - 1];
  return elements[(index + direction + elements.length) % elements.length];
}
