// A select as Discord has it: a button with the choice, and a list with names and descriptions.

import { h, icon, step } from "./dom.js";
import { channelName, isDirect, state } from "./state.js";
import { say } from "./words.js";

const asOption = (value, label, description) => ({ value, label, description });

const SOURCES = {
  3: (select) => select.options ?? [],
  5: () => people(),
  6: () => roles(),
  7: () => [...people(), ...roles()],
  8: (select) => [...state.channels.values()].filter((channel) => !isDirect(channel) && ofKind(select, channel)).map((channel) => asOption(channel.id, `#${channelName(channel)}`)),
};

const ofKind = ({ channel_types: kinds }, channel) => !kinds?.length || kinds.includes(channel.type);
const people = () => [...state.people.values()].map((person) => asOption(person.id, person.name));
const roles = () => [...state.roles.values()].map((role) => asOption(role.id, role.name, say("role")));

/** The options of any kind of select. */
export function optionsOf(select) {
  return SOURCES[select.type](select);
}

function symbol(emoji) {
  return emoji?.name && !emoji.id ? h("span", { class: "emoji", "aria-hidden": "true" }, emoji.name) : null;
}

/** Puts a floating list below its button, or above where there is more room. */
export function attach(popover, anchor) {
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const room = Math.max(below, box.top) - 16;
    const width = Math.min(Math.max(box.width, 220), innerWidth - 16);
    popover.style.setProperty("width", `${width}px`);
    popover.style.setProperty("max-height", `${Math.min(room, 420)}px`);
    popover.style.setProperty("left", `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`);
    popover.style.setProperty("top", below >= popover.offsetHeight + 8 || below >= box.top ? `${box.bottom + 4}px` : `${box.top - popover.offsetHeight - 4}px`);
  };
  popover.showPopover();
  place();
}

/**
 * The select. `onpick` hears the values: at once where one may be chosen, else when the list closes.
 * In a form nothing is sent, so there it only keeps `values()`; `title` is what the form calls it.
 */
export function select(part, onpick, title = "") {
  const options = optionsOf(part);
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const label = part.placeholder || say("choose");
  const started = options.filter((option) => option.default).map((option) => option.value);
  let chosen = [...started, ...(part.default_values ?? []).map((entry) => entry.id)];
  const shown = h("span", { class: "pick-shown" });
  const attributes = { type: "button", class: "pick", disabled: part.disabled, "aria-haspopup": "listbox", "aria-expanded": "false", data: { customId: part.custom_id, label } };
  const button = h("button", attributes, shown, icon("down"));
  const write = () => {
    const names = options.filter((option) => chosen.includes(option.value));
    shown.replaceChildren(...(names.length ? [names.map((option) => option.label).join(", ")] : [h("span", { class: "placeholder" }, label)]));
    button.setAttribute("aria-label", [title, label, names.map((option) => option.label).join(", ")].filter(Boolean).join(": "));
  };
  const open = () => {
    const before = chosen.join();
    const list = listbox(options, { most, label: title || label, chosen }, (values, done) => {
      chosen = values;
      write();
      if (done) list.hidePopover();
    });
    list.addEventListener("toggle", (event) => {
      if (event.newState === "open") return;
      button.setAttribute("aria-expanded", "false");
      list.remove();
      if (chosen.join() !== before && chosen.length >= least) onpick?.(chosen);
      if (document.activeElement === document.body) button.focus();
    });
    (button.closest("dialog") ?? document.body).append(list);
    button.setAttribute("aria-expanded", "true");
    attach(list, button);
    (list.querySelector('[aria-selected="true"]') ?? list.querySelector('[role="option"]'))?.focus();
  };
  button.addEventListener("click", open);
  write();
  return { element: button, values: () => chosen };
}

function listbox(options, { most, label, chosen }, change) {
  const many = most > 1;
  let values = [...chosen];
  const rows = options.map((option) => {
    const text = h("span", { class: "option-text" }, h("span", {}, option.label), option.description && h("small", {}, option.description));
    const attributes = { role: "option", tabindex: "-1", "aria-selected": String(values.includes(option.value)), data: { value: option.value } };
    return h("div", attributes, symbol(option.emoji), text, h("span", { class: "tick" }, icon("check")));
  });
  const toggle = (row) => {
    const value = row.dataset.value;
    if (!many) values = [value];
    else if (values.includes(value)) values = values.filter((each) => each !== value);
    else if (values.length < most) values = [...values, value];
    for (const each of rows) each.setAttribute("aria-selected", String(values.includes(each.dataset.value)));
    change(values, !many);
  };
  const list = h("div", { class: "listbox", popover: "auto" });
  const inner = h("div", { role: "listbox", "aria-label": label, "aria-multiselectable": many ? "true" : null }, rows.length ? rows : h("p", { class: "nothing" }, say("nothing-found")));
  inner.addEventListener("click", (event) => event.target.closest('[role="option"]') && toggle(event.target.closest('[role="option"]')));
  inner.addEventListener("keydown", (event) => keys(event, rows, toggle, list));
  const done = many && h("button", { type: "button", class: "button primary", onclick: () => list.hidePopover() }, say("done"));
  list.append(...[many && h("p", { class: "hint" }, say("choose-up-to", { count: most })), inner, done].filter(Boolean));
  return list;
}

function keys(event, rows, toggle, list) {
  const moves = { ArrowDown: 1, ArrowUp: -1 };
  const row = event.target.closest('[role="option"]');
  if (event.key in moves) step(rows, row, moves[event.key])?.focus();
  else if (event.key === "Home") rows[0]?.focus();
  else if (event.key === "End") rows.at(-1)?.focus();
  else if (event.key === "Enter" || event.key === " ") toggle(row);
  else if (event.key === "Tab") return list.hidePopover();
  else return typed(event, rows);
  event.preventDefault();
}

function typed(event, rows) {
  if (event.key.length !== 1) return;
  rows.find((row) => row.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
}
