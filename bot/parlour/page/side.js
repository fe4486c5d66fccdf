// The list of channels, and the panel with persons, language and colours.

import { post } from "./api.js";
import { avatar, h, icon } from "./dom.js";
import { byAge, channelName, home, isDirect, isThread, me, state } from "./state.js";
import { LANGUAGES, languageOf, say, spoken } from "./words.js";
import { atWelcome } from "./welcome.js";

const list = document.getElementById("channels");
const panel = document.getElementById("panel");
const quick = document.getElementById("quick");
const THEMES = ["auto", "light", "dark"];

let acts = {};

/** Prepares the lists; `given` has open(channel), become(user), translate(locale), fail(refusal). */
export function prepareSide(given) {
  acts = given;
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[data-channel]");
    if (row) acts.open(row.dataset.channel);
  });
  for (const opener of ["me", "me-small", "help"].map((id) => document.getElementById(id))) opener.addEventListener("click", () => openPanel(opener));
  colours(localStorage.getItem("theme") ?? "auto");
}

function colours(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
}

function row(channel) {
  const open = channel.id === state.channel;
  const calls = state.unread.get(channel.id);
  const classes = ["channel", isThread(channel) && "thread", calls !== undefined && "unread", channel.archived && "archived"];
  const sign = icon(isDirect(channel) ? "letter" : isThread(channel) ? "thread" : "hash");
  const badge = calls > 0 && h("span", { class: "count", "aria-label": say("calls", { count: calls }) }, String(calls));
  const label = h("span", { class: "channel-name" }, channelName(channel));
  return h("li", {}, h("button", { type: "button", class: classes.filter(Boolean).join(" "), data: { channel: channel.id }, "aria-current": open ? "page" : null }, sign, label, badge));
}

const section = (title, rows) => rows.length > 0 && [h("h3", {}, title), h("ul", {}, rows)];

/** Draws the channels: each with its living threads, finished ones folded away at the end. */
export function drawChannels() {
  const channels = [...state.channels.values()];
  const threads = channels.filter(isThread).sort((one, other) => byAge(other.id, one.id));
  const below = (channel) => threads.filter((thread) => thread.parent_id === channel.id && !thread.archived);
  const rooms = channels.filter((channel) => !isThread(channel) && !isDirect(channel)).flatMap((channel) => [row(channel), ...below(channel).map(row)]);
  const finished = threads.filter((thread) => thread.archived);
  const folded = finished.length > 0 && h("details", { open: finished.some((thread) => thread.id === state.channel) }, h("summary", {}, say("finished", { count: finished.length })), h("ul", {}, finished.map(row)));
  const parts = [section(say("channels"), rooms), folded, section(say("direct"), channels.filter(isDirect).map(row))];
  list.replaceChildren(...parts.flat(Infinity).filter(Boolean));
  const calls = [...state.unread.values()].reduce((sum, count) => sum + count, 0);
  document.getElementById("menu").classList.toggle("unread", state.unread.size > 0);
  const channel = state.channels.get(state.channel);
  document.title = `${calls ? `(${calls}) ` : ""}${channel && !atWelcome() ? `${isThread(channel) || isDirect(channel) ? "" : "#"}${channelName(channel)} · ` : ""}${state.guild.name}`;
}

/** Draws who is acting, and the portraits that change it with one press. */
export function drawPeople() {
  const person = me();
  const text = h("span", { class: "me-text" }, h("small", {}, say("playing-as")), h("strong", {}, person.name), speaks(person));
  document.getElementById("me").replaceChildren(avatar(person.id, person.name), text, icon("gear"));
  const small = document.getElementById("me-small");
  small.replaceChildren(avatar(person.id, person.name), ...(state.called.size ? [h("span", { class: "dot" })] : []));
  for (const each of [small, document.getElementById("me")]) each.setAttribute("aria-label", say("playing-as-named", { name: person.name }));
  quick.setAttribute("aria-label", say("play-as"));
  quick.replaceChildren(...[...state.people.values()].map(face));
}

/** The language that a person reads, in its own words. */
function speaks(person) {
  const language = languageOf(person.locale);
  return h("small", { class: "speaks", lang: language }, LANGUAGES[language]);
}

function face(person) {
  const mine = person.id === state.user;
  const calls = state.called.get(person.id);
  const label = say("play-as-named", { name: person.name });
  const attributes = { type: "button", class: "face", "aria-pressed": String(mine), "aria-label": label, title: label, data: { person: person.id }, onclick: () => acts.become(person.id) };
  return h("button", attributes, avatar(person.id, person.name), h("span", { class: "face-name" }, person.name), speaks(person), calls && h("span", { class: "count" }, String(calls)));
}

function openPanel(opener) {
  drawPanel();
  panel.showPopover();
  const box = opener.getBoundingClientRect();
  const top = box.top > innerHeight / 2 ? box.top - panel.offsetHeight - 8 : box.bottom + 8;
  panel.style.setProperty("top", `${Math.max(8, top)}px`);
  panel.style.setProperty("left", `${Math.max(8, Math.min(box.left, innerWidth - panel.offsetWidth - 8))}px`);
}

/** Draws the panel anew where it is open. */
export function drawPanel() {
  panel.setAttribute("aria-label", say("settings"));
  panel.replaceChildren(
    ...(atWelcome() ? about() : []),
    h("h3", {}, say("play-as")),
    h("ul", { class: "people" }, [...state.people.values()].map(personRow)),
    addPerson(),
    h("h3", {}, say("language")),
    segments(Object.entries(LANGUAGES), spoken(), (value) => acts.translate(value)),
    h("h3", {}, say("colours")),
    segments(THEMES.map((theme) => [theme, say(`theme-${theme}`)]), document.documentElement.dataset.theme, colours),
  );
}

/** What stands behind the first screen: how it all works, and the way to the channels and their commands. */
function about() {
  const steps = ["both", "slash", "person"].map((step) => h("li", {}, say(`help-${step}`)));
  const enter = () => {
    panel.hidePopover();
    acts.open(home().id);
  };
  return [h("ul", { class: "help" }, steps), h("button", { type: "button", class: "button secondary", data: { enter: "" }, onclick: enter }, say("enter"))];
}

function personRow(person) {
  const mine = person.id === state.user;
  const calls = state.called.get(person.id);
  const choose = () => {
    panel.hidePopover();
    acts.become(person.id);
  };
  const button = h("button", { type: "button", class: "person", "aria-pressed": String(mine), data: { person: person.id }, onclick: choose }, avatar(person.id, person.name), h("span", {}, person.name), speaks(person), calls && h("span", { class: "count" }, String(calls)), mine && icon("check"));
  const label = say("open-tab", { name: person.name });
  const address = `?${new URLSearchParams({ user: person.id, channel: state.channel })}`;
  return h("li", {}, button, h("a", { class: "icon-button", href: address, target: "_blank", title: label, "aria-label": label }, icon("tab")));
}

function addPerson() {
  const name = h("input", { class: "input", required: true, maxlength: "32", placeholder: say("new-person"), "aria-label": say("new-person"), autocomplete: "off" });
  const form = h("form", { class: "add-person" }, name, h("button", { class: "icon-button", "aria-label": say("add-person"), title: say("add-person") }, icon("plus")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const person = await post("people", { name: name.value.trim(), locale: spoken() });
      state.people.set(person.id, person);
      drawPanel();
      drawPeople();
    } catch (refusal) {
      acts.fail(refusal);
    }
  });
  return form;
}

function segments(entries, current, choose) {
  const group = h("div", { class: "segments", role: "group" });
  for (const [value, label] of entries) {
    const press = () => {
      for (const each of group.children) each.setAttribute("aria-pressed", String(each.dataset.value === value));
      choose(value);
    };
    group.append(h("button", { type: "button", data: { value }, lang: value in LANGUAGES ? value : null, "aria-pressed": String(value === current), onclick: press }, label));
  }
  return group;
}
