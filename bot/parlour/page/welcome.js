// The card that greets a newcomer and starts a battle with one press.

import { post } from "./api.js";
import { find, localised } from "./commands.js";
import { h, icon } from "./dom.js";
import { state } from "./state.js";
import { say } from "./words.js";

let wanted = 0;
const PATIENCE = 20000;

/** Whether a thread that opens now is the battle that was just asked for. */
export function awaited() {
  return Date.now() < wanted;
}

/** The battle was found: nothing more is awaited. */
export function found() {
  wanted = 0;
}

/** What a game is started with besides: small armies, so that it is soon in full swing. Games named here come first. */
const ASKED = { warcry: {}, mage_knight: { options: "width=36000 height=36000" } };

/** The games that the bot offers, each with the command that starts one: a newcomer against themselves. Before it is awake there are none. */
export function games() {
  const command = find("game new");
  const offered = command?.options.find((option) => option.name === "game")?.choices ?? [];
  const first = Object.keys(ASKED).map((key) => offered.find((choice) => choice.value === key)).filter(Boolean);
  return [...new Set([...first, ...offered])].map((choice) => ({
    key: choice.value,
    name: localised(choice, "name"),
    wish: { name: command.name, options: { game: choice.value, solo: true, ...ASKED[choice.value] } },
  }));
}

/** Buttons that start a game of each kind, the first one the brightest; one that waits while the bot wakes. */
export function starters(looks, bright, press) {
  const button = (label, look, more) => h("button", { type: "button", class: `button ${look} ${looks}`, ...more }, icon("swords"), h("span", {}, label));
  const offered = games();
  if (!offered.length) return [button(say("waking"), bright, { disabled: true })];
  return offered.map(({ key, name, wish }, place) => {
    const made = button(say("start", { game: name }), place ? "secondary" : bright, { data: { start: key } });
    made.addEventListener("click", () => press(made, wish));
    return made;
  });
}

/** Starts a battle by its command. */
export async function startBattle(onError, button, wish) {
  button.classList.add("busy");
  button.disabled = true;
  wanted = Date.now() + PATIENCE;
  try {
    await post("slash", { user: state.user, channel: state.channel, ...wish });
  } catch (refusal) {
    wanted = 0;
    onError(refusal);
  } finally {
    button.classList.remove("busy");
    button.disabled = false;
  }
}

/** The card at the beginning of the first channel. */
export function welcome(onError) {
  const steps = ["welcome-step-both", "welcome-step-slash", "welcome-step-person"].map((key) => h("li", {}, say(key)));
  return h(
    "li",
    { class: "welcome" },
    h("h2", {}, say("welcome", { name: state.guild.name })),
    h("p", {}, say("welcome-text", { name: state.bot.name })),
    ...starters("big", "primary", (button, wish) => startBattle(onError, button, wish)),
    h("ul", {}, steps),
  );
}
