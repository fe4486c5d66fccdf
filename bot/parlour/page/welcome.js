// The card that greets a newcomer and starts a battle with one press.

import { post } from "./api.js";
import { find } from "./commands.js";
import { h, icon } from "./dom.js";
import { START, START_FIGURES, START_QUEST, state } from "./state.js";
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

/** Starts a battle with the command behind the big button. */
export async function startBattle(onError, button, wish = START) {
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
  const ready = Boolean(find(START.name));
  const start = h("button", { type: "button", class: "button primary big", disabled: !ready, data: { start: "" } }, icon("swords"), h("span", {}, say(ready ? "start" : "waking")));
  start.addEventListener("click", () => startBattle(onError, start));
  const figures = h("button", { type: "button", class: "button secondary big", disabled: !ready, data: { figures: "" } }, icon("swords"), h("span", {}, say(ready ? "start-figures" : "waking")));
  figures.addEventListener("click", () => startBattle(onError, figures, START_FIGURES));
  const quest = h("button", { type: "button", class: "button secondary big", disabled: !ready, data: { quest: "" } }, icon("swords"), h("span", {}, say(ready ? "start-quest" : "waking")));
  quest.addEventListener("click", () => startBattle(onError, quest, START_QUEST));
  const steps = ["welcome-step-both", "welcome-step-slash", "welcome-step-person"].map((key) => h("li", {}, say(key)));
  return h(
    "li",
    { class: "welcome" },
    h("h2", {}, say("welcome", { name: state.guild.name })),
    h("p", {}, say("welcome-text", { name: state.bot.name })),
    start,
    figures,
    quest,
    h("ul", {}, steps),
  );
}
