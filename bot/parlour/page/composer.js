// The line at the bottom: plain talk, or a slash command with its fields and their suggestions.

import { post, upload } from "./api.js";
import { commands, find, fitting, KIND, localised, narrowed, offers, typedOut, valueOf } from "./commands.js";
import { h, icon, iconButton } from "./dom.js";
import { state } from "./state.js";
import { Suggestions } from "./suggest.js";
import { say } from "./words.js";

const PAUSE = 150;

const form = document.getElementById("composer");
const popup = new Suggestions(document.getElementById("suggestions"));

let tellError = () => {};
let command = null;
let fields = [];

/** Prepares the line; `onError` shows why something was refused. */
export function prepareComposer(onError) {
  tellError = onError;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    (command ? run() : talk()).catch(tellError);
  });
  // What was pressed may be drawn anew by now: where it lay tells whether that was here.
  document.addEventListener("click", (event) => event.composedPath().includes(form.parentElement) || popup.close());
}

/** Draws the line anew: empty, or with the command that is being written. */
export function redrawComposer() {
  leave();
}

function leave(focus = false) {
  command = null;
  fields = [];
  popup.close();
  const slash = iconButton("slash", say("commands"), () => begin("/"), { id: "slash" });
  const line = h("input", { id: "line", type: "text", autocomplete: "off", maxlength: "2000", placeholder: say("write"), "aria-label": say("write"), enterkeyhint: "send" });
  popup.serve(line);
  line.addEventListener("input", () => suggestCommands(line));
  line.addEventListener("focus", () => suggestCommands(line));
  form.className = "composer";
  form.replaceChildren(slash, line, h("button", { class: "icon-button send", "aria-label": say("send"), title: say("send") }, icon("send")));
  if (focus) line.focus();
  return line;
}

/** Starts to write a command, as if `text` had been typed. */
export function begin(text) {
  const known = find(text.replace(/^\//, ""));
  if (known) return enter(known);
  write(text);
}

/** Puts a text on the line, as if it had been typed. */
function write(text) {
  const line = leave(true);
  line.value = text;
  suggestCommands(line);
}

function suggestCommands(line) {
  const text = line.value;
  if (!text.startsWith("/")) return popup.close();
  const typed = typedOut(text);
  if (typed) return enter(typed.command, typed.values);
  const rows = fitting(text.slice(1)).map((each) => ({ title: `/${each.label}`, detail: each.description, aside: sketch(each), value: each }));
  popup.show(rows, say(commands().length ? "no-command" : "no-commands"), (row) => enter(row.value));
}

function sketch(each) {
  return each.options.filter((option) => option.required).map((option) => localised(option, "name")).join(" ");
}

async function talk() {
  const line = document.getElementById("line");
  const text = line.value.trim();
  if (!text) return;
  const exact = text.startsWith("/") && find(text.slice(1));
  if (exact) {
    enter(exact);
    return exact.options.some((option) => option.required) ? undefined : run();
  }
  if (text.startsWith("/")) return complain(say("no-command"));
  await post("say", { user: state.user, channel: state.channel, text });
  line.value = "";
}

function enter(chosen, values = new Map()) {
  popup.close();
  command = chosen;
  fields = [];
  const wanted = chosen.options.filter((option) => option.required || values.has(option.name));
  // Where nothing has to be filled in, what is typed next goes into the first field that takes words.
  const offered = wanted.length ? undefined : chosen.options.find((option) => option.type !== KIND.attachment);
  const head = h(
    "div",
    { class: "command-head" },
    h("span", { class: "command-name" }, `/${chosen.label}`),
    h("span", { class: "command-about" }, chosen.description),
    iconButton("close", say("cancel"), () => leave(true)),
  );
  const row = h("div", { class: "fields-row", id: "fields" });
  const more = h("div", { class: "more-options", id: "more-options" });
  const error = h("p", { class: "composer-error", id: "composer-error", role: "alert" });
  const send = h("button", { class: "button primary run" }, icon("send"), h("span", {}, say("run")));
  form.className = "composer with-command";
  form.replaceChildren(head, row, h("div", { class: "command-foot" }, more, send), error);
  for (const option of wanted) addField(option, values.get(option.name));
  if (offered) addField(offered).offered = true;
  offerMore();
  const empty = fields.find((field) => field.input && !field.input.value) ?? fields.find((field) => field.input);
  (empty?.input ?? send).focus();
}

/** Buttons for the options that are not written yet. */
function offerMore() {
  const rest = command.options.filter((option) => !fields.some((field) => field.option === option));
  const buttons = rest.map((option) =>
    h("button", { type: "button", class: "chip", title: localised(option, "description"), data: { option: option.name }, onclick: () => addField(option).input?.focus() }, icon("plus"), localised(option, "name")),
  );
  document.getElementById("more-options").replaceChildren(...buttons);
}

function addField(option, text = "") {
  const field = option.type === KIND.attachment ? fileField(option) : textField(option, text);
  const remove = !option.required && iconButton("close", say("remove-option", { name: localised(option, "name") }), () => removeField(field));
  field.element = h("div", { class: "option-field", data: { field: option.name } }, field.label, field.control, remove);
  fields.push(field);
  document.getElementById("fields").append(field.element);
  offerMore();
  return field;
}

function removeField(field) {
  fields = fields.filter((each) => each !== field);
  field.element.remove();
  popup.close();
  offerMore();
}

/** One step back from an empty field: to the one before it, or to the command's name where none was asked for. */
function goBack(event, field) {
  event.preventDefault();
  if (field.offered) return write(`/${command.label}`);
  removeField(field);
  (fields.findLast((each) => each.input)?.input ?? form.querySelector(".run")).focus();
}

function textField(option, text) {
  const id = `option-${option.name}`;
  const numeric = [KIND.integer, KIND.number].includes(option.type);
  const input = h("input", { id, type: "text", autocomplete: "off", spellcheck: "false", value: text, inputmode: numeric ? "decimal" : "text", placeholder: localised(option, "description"), title: localised(option, "description"), enterkeyhint: "send" });
  const field = { option, input, chosen: null, label: h("label", { for: id }, localised(option, "name")), control: input };
  popup.serve(input);
  const suggest = suggester(field);
  input.addEventListener("input", () => {
    field.chosen = null;
    complain("");
    suggest();
  });
  input.addEventListener("focus", () => field.chosen || suggest());
  input.addEventListener("keydown", (event) => {
    if (event.key === "Backspace" && !input.value && !option.required) goBack(event, field);
    if (event.key === "Escape" && !popup.isOpen) leave(true);
  });
  return field;
}

function fileField(option) {
  const id = `option-${option.name}`;
  const picker = h("input", { id, type: "file", class: "file-input" });
  const name = h("span", { class: "file-chosen" }, say("choose-file"));
  picker.addEventListener("change", () => (name.textContent = picker.files[0]?.name ?? say("choose-file")));
  return { option, picker, label: h("span", { class: "label" }, localised(option, "name")), control: h("label", { class: "file-pick", for: id }, picker, icon("file"), name) };
}

function suggester(field) {
  const { option, input } = field;
  let timer;
  let asked = 0;
  const choose = (row) => {
    field.chosen = { name: row.title, value: row.value };
    input.value = row.title;
    popup.close();
    const next = fields.find((each) => each.input && !each.input.value);
    if (next) next.input.focus();
  };
  const show = (list) => document.activeElement === input && popup.show(list.map((offer) => ({ title: offer.name, value: offer.value })), say("nothing-found"), choose, Boolean(input.value) || !field.offered);
  const ask = async (turn) => {
    const options = Object.fromEntries(fields.filter((each) => each.input?.value && each !== field).map((each) => [each.option.name, valueOf(each.option, each.input.value, each.chosen).value]));
    options[option.name] = field.chosen?.value ?? input.value;
    const body = { user: state.user, channel: state.channel, name: command.name, options, focused: option.name };
    const { choices } = await post("complete", body);
    if (turn === asked) show(choices);
  };
  return () => {
    const own = offers(option);
    clearTimeout(timer);
    asked += 1;
    if (own) return show(field.chosen ? own : narrowed(own, input.value));
    if (!option.autocomplete) return popup.close();
    timer = setTimeout((turn) => ask(turn).catch(() => show([])), PAUSE, asked);
  };
}

function complain(text, field) {
  const line = document.getElementById("composer-error");
  if (!line) return tellError(new Error(text));
  line.textContent = text;
  for (const each of fields) each.element.classList.toggle("wrong", each === field);
  field?.input?.focus();
}

/** Reads the fields; the first that does not fit is marked and explained. */
async function run() {
  popup.close();
  const options = {};
  const files = {};
  for (const field of fields) {
    const { option } = field;
    const name = localised(option, "name");
    const given = field.picker ? field.picker.files.length : field.input.value;
    if (!given && field.offered) continue;
    if (!given) return complain(option.required ? say("missing", { name }) : say("empty-option", { name }), field);
    if (field.picker) files[option.name] = (await upload(field.picker.files[0])).id;
    else {
      const read = valueOf(option, field.input.value, field.chosen);
      if (read.error) return complain(`${name}: ${say(read.error, read)}`, field);
      options[option.name] = read.value;
    }
  }
  form.classList.add("busy");
  try {
    await post("slash", { user: state.user, channel: state.channel, name: command.name, options, files });
    leave(true);
  } finally {
    form.classList.remove("busy");
  }
}
