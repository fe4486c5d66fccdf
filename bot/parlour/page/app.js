// Start of the page: who acts, what is open, and what the server tells.

import { get, listen, post } from "./api.js";
import { begin as beginCommand, prepareComposer, redrawComposer } from "./composer.js";
import { openForm } from "./form.js";
import { refreshTimes } from "./markdown.js";
import { drawChannels, drawPanel, drawPeople, prepareSide } from "./side.js";
import { begin, channelName, home, isDirect, isThread, me, state } from "./state.js";
import { arrive, change, openStream, prepareStream, redraw, tell, vanish } from "./stream.js";
import { answered, atWelcome, awaited, complain, drawWelcome, prepareWelcome, showWelcome } from "./welcome.js";
import { loadWords, reason, say, speak } from "./words.js";

const drawer = document.getElementById("side");
const banner = document.getElementById("banner");

let stop = () => {};
let lost = false;

function fail(refusal) {
  (atWelcome() ? complain : tell)(reason(refusal));
}

/** Keeps in the address who acts and where, which is nowhere on the first screen; `step`: "back" leads to where one was. */
function remember(step = false) {
  const address = new URLSearchParams({ user: state.user, ...(atWelcome() ? {} : { channel: state.channel }) });
  history[step ? "pushState" : "replaceState"](null, "", `?${address}`);
}

function fold(shown) {
  drawer.classList.toggle("shown", shown);
  document.getElementById("shade").hidden = !shown;
  document.getElementById("menu").setAttribute("aria-expanded", String(shown));
}

async function open(channel) {
  fold(false);
  if (!state.channels.has(channel)) return fail(new Error(say("unknown-channel")));
  const step = atWelcome();
  showWelcome(false);
  state.channel = channel;
  remember(step);
  await enter();
}

function welcome() {
  fold(false);
  showWelcome(true);
  remember(true);
  drawChannels();
}

/** Shows the channel that is open, below the first screen where that is seen. */
async function enter() {
  if (!atWelcome()) state.unread.delete(state.channel);
  drawHead();
  drawChannels();
  redrawComposer();
  await openStream().catch(fail);
}

function drawHead() {
  const channel = state.channels.get(state.channel);
  const parent = isThread(channel) && state.channels.get(channel.parent_id);
  document.getElementById("place").textContent = `${isThread(channel) || isDirect(channel) ? "" : "#"}${channelName(channel)}`;
  document.getElementById("parent").textContent = parent ? `#${parent.name}` : "";
}

function drawWords() {
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) element.setAttribute("aria-label", say(element.dataset.sayLabel));
  document.getElementById("guild").textContent = state.guild.name;
}

function drawAll() {
  drawWords();
  drawChannels();
  drawPeople();
  drawWelcome();
}

async function become(user) {
  stop();
  const wanted = state.channel;
  state.user = user;
  state.called.delete(user);
  begin(await get("start", { user }));
  if (!me()) return become([...state.people.keys()][0]);
  speak(me().locale);
  // First the line, then the messages: nothing that happens in between is missed.
  stop = listen(user, hear, line);
  state.channel = state.channels.has(wanted) ? wanted : home().id;
  drawAll();
  remember();
  await enter();
}

/** Reads everything anew, such as after the line was down; what is being written stays. */
async function refresh() {
  begin(await get("start", { user: state.user }));
  if (!state.channels.has(state.channel)) return open(home().id);
  drawAll();
  await openStream();
}

async function translate(locale) {
  me().locale = locale;
  speak(locale);
  drawAll();
  drawPanel();
  redraw();
  redrawComposer();
  await post("locale", { user: state.user, locale }).catch(fail);
}

function line(up) {
  banner.hidden = up;
  if (up && lost) refresh().catch(fail);
  lost = !up;
}

const HEAR = {
  message: ({ message }) => {
    arrive(message);
    follow(message);
    drawChannels();
    drawPeople();
  },
  edit: ({ message }) => {
    change(message);
    follow(message);
  },
  delete: ({ message }) => vanish(message),
  channel: ({ channel }) => {
    const fresh = !state.channels.has(channel.id);
    state.channels.set(channel.id, channel);
    drawChannels();
    if (channel.id === state.channel) drawHead();
    if (!fresh || !isThread(channel) || !awaited()) return;
    open(channel.id);
  },
  channel_delete: ({ channel }) => {
    state.channels.delete(channel);
    if (channel === state.channel) open(home().id);
    drawChannels();
  },
  commands: ({ commands }) => {
    state.commands = commands;
    drawWelcome();
    redraw();
  },
  people: ({ people }) => {
    state.people = new Map(people.filter((person) => person.id !== state.bot.id).map((person) => [person.id, person]));
    drawPeople();
  },
  modal: ({ modal }) => openForm(modal),
  failed: ({ error, text }) => fail({ key: error, message: text }),
  reset: () => refresh().catch(fail),
};

function hear(event) {
  HEAR[event.type]?.(event);
}

/** Follows the answer to what was begun on the first screen. */
function follow(message) {
  const place = answered(message);
  if (place) open(place);
}

/** Goes back to where the address leads. */
function goBack() {
  const channel = new URLSearchParams(location.search).get("channel");
  showWelcome(!state.channels.has(channel));
  state.channel = state.channels.has(channel) ? channel : home().id;
  enter();
}

function openNamed(event) {
  const target = event.target.closest("#messages [data-channel], #messages [data-command]");
  if (target?.dataset.channel) open(target.dataset.channel);
  else if (target) beginCommand(`/${target.dataset.command}`);
}

function wire() {
  prepareStream(fail);
  prepareComposer(fail);
  prepareSide({ open, become: (user) => become(user).catch(fail), translate, fail });
  document.addEventListener("click", openNamed);
  prepareWelcome({ open, fail });
  document.getElementById("to-games").addEventListener("click", welcome);
  addEventListener("popstate", goBack);
  document.getElementById("menu").addEventListener("click", () => fold(!drawer.classList.contains("shown")));
  document.getElementById("shade").addEventListener("click", () => fold(false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && fold(false));
  setInterval(refreshTimes, 15000);
  // A page that the browser keeps for "back" would keep its line too, and a browser has only a few for one server.
  addEventListener("pagehide", () => stop());
  addEventListener("pageshow", (event) => event.persisted && become(state.user).catch(fail));
}

async function start() {
  const asked = new URLSearchParams(location.search);
  await loadWords();
  const { people } = await get("start");
  // Somebody whose browser speaks Polish meets the parlour in Polish.
  const kin = people.find((person) => person.locale.split("-")[0] === navigator.language.split("-")[0]);
  state.channel = asked.get("channel") ?? "";
  wire();
  showWelcome(!asked.has("channel"));
  await become(people.some((person) => person.id === asked.get("user")) ? asked.get("user") : (kin ?? people[0]).id);
  document.body.classList.remove("starting");
}

// A server that is only just starting is asked again.
start().catch(() => setTimeout(() => location.reload(), 2000));
