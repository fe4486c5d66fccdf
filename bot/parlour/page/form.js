// Forms (modals) that the bot opens.

import { post, Refusal, upload } from "./api.js";
import { h, icon, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./pick.js";
import { state } from "./state.js";
import { reason, say } from "./words.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;
const RADIO = 21;
const CHECKBOXES = 22;

// What each kind of input draws, and how its value is read; the value may be a promise.
const INPUTS = { 4: written, 3: picked, 5: picked, 6: picked, 7: picked, 8: picked, 19: files, 21: radio, 22: boxes, 23: box };

function written(part, id) {
  const common = { id, class: "input", required: part.required !== false, minlength: part.min_length, maxlength: part.max_length ?? 4000, placeholder: part.placeholder, value: part.value ?? "" };
  const input = part.style === PARAGRAPH ? h("textarea", { ...common, rows: "6" }) : h("input", { ...common, type: "text", autocomplete: "off" });
  return { element: input, read: () => input.value };
}

function picked(part, id, title) {
  const { element, values } = select(part, null, title);
  element.id = id;
  return { element, read: values, lacks: () => part.required !== false && values().length < (part.min_values ?? 1) };
}

function files(part, id) {
  const names = h("span", { class: "file-chosen" }, say("choose-file"));
  const input = h("input", { id, type: "file", class: "file-input", multiple: (part.max_values ?? 1) > 1 });
  input.addEventListener("change", () => (names.textContent = [...input.files].map((file) => file.name).join(", ") || say("choose-file")));
  const read = async () => (await Promise.all([...input.files].map(upload))).map((stored) => stored.id);
  return { element: h("label", { class: "file-pick", for: id }, input, icon("file"), names), read, lacks: () => part.required !== false && input.files.length < (part.min_values ?? 1) };
}

function choices(part, id, type) {
  const rows = part.options.map((option) => {
    const input = h("input", { type, name: id, value: option.value, checked: Boolean(option.default) });
    return h("label", { class: "check" }, input, h("span", { class: "option-text" }, h("span", {}, option.label), option.description && h("small", {}, option.description)));
  });
  const group = h("div", { class: "checks", role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label` }, rows);
  const values = () => [...group.querySelectorAll("input:checked")].map((input) => input.value);
  if (type === "checkbox") group.addEventListener("change", () => full(group, values().length >= (part.max_values ?? part.options.length)));
  return { element: group, read: values, lacks: () => part.required !== false && values().length < (part.min_values ?? 1) };
}

/** Where as many are ticked as may be, the others wait until one is taken away. */
function full(group, isFull) {
  for (const input of group.querySelectorAll("input")) input.disabled = isFull && !input.checked;
}

function radio(part, id) {
  const group = choices(part, id, "radio");
  return { ...group, read: () => group.read()[0] ?? null };
}

function boxes(part, id) {
  return choices(part, id, "checkbox");
}

function box(part, id) {
  const input = h("input", { id, type: "checkbox", checked: Boolean(part.default) });
  return { element: h("div", { class: "check" }, input), read: () => input.checked };
}

function labelled(label, description, part, number) {
  const id = `form-${number}`;
  const input = INPUTS[part.type](part, id, label);
  const needed = part.required !== false && part.type !== 23;
  const grouped = [RADIO, CHECKBOXES].includes(part.type);
  const title = h(grouped ? "span" : "label", { class: "form-label", id: `${id}-label`, for: grouped ? null : id }, label, needed && h("span", { class: "needed", "aria-hidden": "true" }, " *"));
  const about = description && h("p", { class: "form-about", id: `${id}-about` }, description);
  const element = h("div", { class: "form-field", data: { customId: part.custom_id, label } }, title, about, input.element);
  if (about) element.querySelector(grouped ? ".checks" : "input, textarea, button")?.setAttribute("aria-describedby", about.id);
  return { element, label, customId: part.custom_id, ...{ read: input.read, lacks: input.lacks } };
}

function draw(part, number) {
  if (part.type === TEXT) return { element: h("div", { class: "text" }, markdown(part.content)) };
  if (part.type === LABEL) return labelled(part.label, part.description, part.component, number);
  const inner = part.type === ROW ? part.components[0] : part;
  return labelled(inner.label ?? "", "", inner, number);
}

/** Opens a form; it closes when the server takes it. */
export function openForm(modal) {
  const fields = modal.components.map(draw);
  const error = h("p", { class: "composer-error", role: "alert" });
  const send = h("button", { class: "button primary" }, h("span", {}, say("submit")));
  const cancel = h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("cancel"));
  const sheet = h("form", { class: "form" },
    h("header", {}, h("h2", {}, modal.title), iconButton("close", say("close"), () => dialog.close())),
    h("div", { class: "form-body" }, fields.map((field) => field.element), error),
    h("footer", {}, cancel, send));
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title, data: { modal: modal.id } }, sheet);
  const submit = async () => {
    const short = fields.find((field) => field.lacks?.());
    if (short) throw new Refusal("missing", say("missing", { name: short.label }));
    const read = fields.filter((field) => field.customId).map(async (field) => [field.customId, await field.read()]);
    const { ok } = await post("modal", { user: state.user, modal: modal.id, values: Object.fromEntries(await Promise.all(read)) });
    // As long as the bot has not answered, what was written is kept.
    if (!ok) throw new Refusal("no_answer", "");
    dialog.close();
  };
  sheet.addEventListener("submit", (event) => {
    event.preventDefault();
    send.classList.add("busy");
    submit().catch((refusal) => (error.textContent = reason(refusal))).finally(() => send.classList.remove("busy"));
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".form-body :is(input, textarea, button)")?.focus();
}
