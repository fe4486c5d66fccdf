// The bot's commands as it registered them: a flat list, what fits typed text, and what a field accepts.

import { channelName, isDirect, me, state } from "./state.js";
import { say, spoken } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT = 1;
const ON_MESSAGE = 3;
const ADMINISTRATOR = 8n;
export const KIND = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };

/** A name or description in the person's language, where the bot gave one. */
export function localised(entry, field) {
  const table = entry[`${field}_localizations`] ?? {};
  return table[spoken()] ?? entry[field];
}

function flatten(entry, path, shown) {
  const names = [...path, entry.name];
  const labels = [...shown, localised(entry, "name")];
  const inner = (entry.options ?? []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (inner.length) return inner.flatMap((option) => flatten(option, names, labels));
  return [{ name: names.join(" "), label: labels.join(" "), description: localised(entry, "description"), options: entry.options ?? [] }];
}

function allowed(command) {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined) return true;
  const person = me();
  const granted = person.roles.map((role) => BigInt(state.roles.get(role)?.permissions ?? 0)).reduce((all, some) => all | some, 0n);
  // Nothing listed means administrators only.
  return person.owner || ((BigInt(needed) || ADMINISTRATOR) & ~granted) === 0n;
}

/** Every command that the person may use here, one entry a subcommand. */
export function commands() {
  return state.commands.filter((command) => (command.type ?? CHAT) === CHAT && allowed(command)).flatMap((command) => flatten(command, [], []));
}

/** The commands that the person may use on a message here: as they are registered, and as they are called. */
export function messageCommands() {
  if (isDirect(state.channels.get(state.channel))) return [];
  return state.commands.filter((command) => command.type === ON_MESSAGE && allowed(command)).map((command) => ({ name: command.name, label: localised(command, "name") }));
}

/** How a command that somebody has used is called: only those that are typed begin with a slash. */
export function calledAs(name) {
  const command = state.commands.find((each) => each.type === ON_MESSAGE && each.name === name);
  return command ? localised(command, "name") : `/${name}`;
}

/** The command of that name. */
export function find(name) {
  return commands().find((command) => command.name === name || command.label === name);
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Commands that fit what follows the slash, best first. */
export function fitting(typed) {
  const wanted = plain(typed.trim());
  const rank = ({ name, label, description }) => {
    const names = [plain(name), plain(label)];
    if (names.some((each) => each.startsWith(wanted))) return 0;
    if (names.some((each) => each.split(/[\s-]/).some((word) => word.startsWith(wanted)))) return 1;
    return names.some((each) => each.includes(wanted)) ? 2 : plain(description).includes(wanted) && wanted.length > 2 ? 3 : 4;
  };
  return commands().map((command) => [rank(command), command]).filter(([score]) => score < 4).sort(([one], [other]) => one - other).map(([, command]) => command);
}

/** A command typed in full with a space or options after it, and the texts of its options; words without a name are the first's. */
export function typedOut(text) {
  const given = text.slice(1);
  const command = commands().sort((one, other) => other.name.length - one.name.length).find(({ name, label }) => [name, label].some((each) => given.startsWith(`${each} `)));
  if (!command) return null;
  const rest = given.slice((given.startsWith(`${command.name} `) ? command.name : command.label).length);
  const names = command.options.flatMap((option) => [option.name, localised(option, "name")]);
  const marks = names.length ? [...rest.matchAll(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "g"))] : [];
  const loose = rest.slice(0, marks[0]?.index).trim();
  const first = command.options.find((option) => option.type === KIND.string && option.required) ?? command.options.find((option) => option.type === KIND.string);
  const values = marks.map((mark, index) => [mark[1], rest.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim()]);
  if (loose && first) values.unshift([first.name, loose]);
  return { command, values: new Map(values.map(([name, value]) => [command.options.find((option) => [option.name, localised(option, "name")].includes(name)).name, value])) };
}

const named = (entries) => entries.map(([value, name]) => ({ name, value }));

/** What a field offers of itself, without asking the bot; null where anything may be typed. */
export function offers(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ name: localised(choice, "name"), value: choice.value }));
  const people = named([[state.bot.id, state.bot.name], ...[...state.people.values()].map((person) => [person.id, person.name])]);
  const roles = named([...state.roles.values()].map((role) => [role.id, role.name]));
  if (option.type === KIND.boolean) return named([[true, say("yes")], [false, say("no")]]);
  if (option.type === KIND.user) return people;
  if (option.type === KIND.role) return roles;
  if (option.type === KIND.mentionable) return [...people, ...roles];
  if (option.type === KIND.channel) return named([...state.channels.values()].filter((channel) => !isDirect(channel)).map((channel) => [channel.id, `#${channelName(channel)}`]));
  return null;
}

/** Offers that contain what was typed. */
export function narrowed(list, typed) {
  const wanted = plain(typed.replace(/^[@#]/, ""));
  return list.filter((offer) => plain(offer.name).includes(wanted));
}

/** The value of a typed text, or an error's key. */
export function valueOf(option, text, chosen) {
  const list = offers(option);
  if (list) {
    const match = chosen ?? list.find((offer) => plain(offer.name) === plain(text) || String(offer.value) === text.toLowerCase());
    return match ? { value: match.value } : { error: "choose-from-list" };
  }
  if ([KIND.integer, KIND.number].includes(option.type)) return numberOf(option, text, chosen);
  const value = chosen?.value ?? text;
  const [least, most] = [option.min_length ?? 0, option.max_length ?? 6000];
  return value.length < least || value.length > most ? { error: "wrong-length", least, most } : { value };
}

function numberOf(option, text, chosen) {
  const value = chosen?.value ?? Number(text.replace(",", "."));
  if (Number.isNaN(value) || (option.type === KIND.integer && !Number.isInteger(value))) return { error: option.type === KIND.integer ? "not-whole" : "not-number" };
  if (value < (option.min_value ?? -Infinity)) return { error: "too-small", least: option.min_value };
  return value > (option.max_value ?? Infinity) ? { error: "too-large", most: option.max_value } : { value };
}
