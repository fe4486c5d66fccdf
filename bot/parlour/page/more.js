// What may be done with a message by the bot's commands for messages: a small button beside it, and the list behind it.

import { messageCommands } from "./commands.js";
import { h, iconButton, step } from "./dom.js";
import { attach } from "./pick.js";
import { say } from "./words.js";

const MOVES = { ArrowDown: 1, ArrowUp: -1 };

/** The button of a message, and null where nothing may be used; `act.use` is told which command is. */
export function more(act) {
  if (!messageCommands().length) return null;
  const button = iconButton("more", say("message-commands"), () => open(button, act), { class: "icon-button more", "aria-haspopup": "menu", "aria-expanded": "false" });
  return button;
}

function open(button, act) {
  const use = (name) => {
    menu.hidePopover();
    act.use(name, button);
  };
  const rows = messageCommands().map(({ name, label }) => h("button", { type: "button", role: "menuitem", tabindex: "-1", data: { name }, onclick: () => use(name) }, label));
  const menu = h("div", { class: "listbox", popover: "auto", role: "menu", "aria-label": say("message-commands") }, rows);
  menu.addEventListener("keydown", (event) => keys(event, rows, menu));
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "open") return;
    button.setAttribute("aria-expanded", "false");
    menu.remove();
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  document.body.append(menu);
  button.setAttribute("aria-expanded", "true");
  attach(menu, button);
  rows[0].focus();
}

function keys(event, rows, menu) {
  if (event.key in MOVES) step(rows, document.activeElement, MOVES[event.key]).focus();
  else if (event.key === "Home") rows[0].focus();
  else if (event.key === "End") rows.at(-1).focus();
  else if (event.key === "Tab") menu.hidePopover();
  else return;
  event.preventDefault();
}
