// The first screen: a card for each game, with its lesson and a table that is ready to be played.

import { post } from "./api.js";
import { find } from "./commands.js";
import { h } from "./dom.js";
import { byAge, home, isThread, state } from "./state.js";
import { isPrivate, isReady } from "./message.js";
import { say, spoken } from "./words.js";

const PATIENCE = 20000;
const screen = document.getElementById("games");
const trouble = document.getElementById("trouble");
const wide = matchMedia("(min-width: 900px)");

let wanted = 0;
let openPlace = () => {};
let tellError = () => {};

/** Prepares the screen; `given` has open(channel) and fail(refusal). */
export function prepareWelcome(given) {
  openPlace = given.open;
  tellError = given.fail;
  wide.addEventListener("change", drawWelcome);
}

/** Whether the first screen is what is seen. */
export const atWelcome = () => document.body.classList.contains("welcoming");

/** Shows the first screen, or leaves it. */
export function showWelcome(shown) {
  document.body.classList.toggle("welcoming", shown);
  complain("");
  if (shown) drawWelcome();
}

/** Says on the first screen why something was refused. */
export function complain(text) {
  trouble.textContent = text;
  trouble.hidden = !text;
}

/** Whether a thread that opens now is the game that was just asked for; asked once. */
export function awaited() {
  const asked = Date.now() < wanted;
  wanted = 0;
  return asked;
}

/** Where a private answer leads whoever has just asked for a game: to its thread, else to where the answer stands. */
export function answered(message) {
  if (!atWelcome() || !isPrivate(message) || !isReady(message)) return undefined;
  const named = [...message.content.matchAll(/<#(\d+)>/g)].map((match) => match[1]);
  return named.find((id) => id !== message.channel_id && state.channels.has(id)) ?? message.channel_id;
}

/** Draws the cards: the first one large where there is little room, the others folded. */
export function drawWelcome() {
  if (!atWelcome()) return;
  screen.replaceChildren(goOn(), h("ol", { class: "games" }, state.games.map((game, place) => h("li", { class: "game", data: { game: game.key } }, wide.matches || !place ? open(game) : folded(game)))));
}

/** The way back to the newest game that is not over. */
function goOn() {
  const threads = [...state.channels.values()].filter((channel) => isThread(channel) && !channel.archived);
  const newest = threads.sort((one, other) => byAge(other.id, one.id))[0];
  return newest ? h("button", { type: "button", class: "button secondary go-on", data: { channel: newest.id }, onclick: () => openPlace(newest.id) }, say("go-on", { name: newest.name })) : "";
}

const picture = (game) => h("img", { class: "art", src: `/page/games/${game.key}`, alt: "", onerror: (event) => event.target.remove() });

const named = (game) => h("h2", { id: `name-${game.key}` }, words(game).name);

const words = (game) => game.words[spoken()];

function open(game) {
  return h("article", { class: "game-open", "aria-labelledby": `name-${game.key}` }, picture(game), named(game), h("p", { class: "about" }, words(game).about), beginnings(game));
}

function folded(game) {
  const text = h("span", { class: "game-text" }, named(game), h("span", { class: "about" }, words(game).about));
  const toSight = (event) => event.target.open && event.target.scrollIntoView({ block: "nearest" });
  return h("details", { class: "game-folded", name: "games", ontoggle: toSight }, h("summary", {}, h("span", { class: "art-box" }, picture(game)), text), beginnings(game));
}

function beginnings(game) {
  const { facts, learn, play } = words(game);
  const button = (label, look, wish, more) => {
    const made = h("button", { type: "button", class: `button ${look}`, disabled: !find(wish.name), "aria-describedby": `name-${game.key}`, data: more }, h("span", {}, label));
    made.addEventListener("click", () => begin(made, wish));
    return made;
  };
  const buttons = [button(learn, "success", game.learn, { learn: game.key }), button(play, "primary", game.play, { start: game.key })];
  return h("div", { class: "beginnings" }, h("p", { class: "facts" }, facts), h("div", { class: "game-buttons" }, buttons));
}

/** Begins a game or a lesson by its command. */
async function begin(button, wish) {
  button.classList.add("busy");
  button.disabled = true;
  complain("");
  wanted = Date.now() + PATIENCE;
  try {
    await post("slash", { user: state.user, channel: home().id, ...wish });
  } catch (refusal) {
    wanted = 0;
    tellError(refusal);
  } finally {
    button.classList.remove("busy");
    button.disabled = false;
  }
}
