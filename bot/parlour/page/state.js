// What this tab knows: who is acting, where, and what the server has told so far.

export const EPHEMERAL = 64;
export const LOADING = 128;
export const LAYOUT = 32768;
export const THREADS = [10, 11, 12];
const DIRECT = 1;

export const state = {
  user: "",
  channel: "",
  guild: { id: "0", name: "" },
  bot: { id: "0", name: "" },
  people: new Map(),
  roles: new Map(),
  channels: new Map(),
  commands: [],
  games: [],
  messages: new Map(),
  unread: new Map(),
  called: new Map(),
};

/** The acting person. */
export function me() {
  return state.people.get(state.user);
}

/** The name of a person or of the bot. */
export function nameOf(id) {
  return id === state.bot.id ? state.bot.name : state.people.get(id)?.name;
}

/** The order of two ids by age: the longer is the younger. */
export function byAge(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** Takes over what the server tells at the start. */
export function begin(told) {
  state.guild = told.guild;
  state.bot = told.bot;
  state.commands = told.commands;
  state.games = told.games;
  state.people = new Map(told.people.filter((person) => person.id !== told.bot.id).map((person) => [person.id, person]));
  state.roles = new Map((told.roles ?? []).map((role) => [role.id, role]));
  state.channels = new Map(told.channels.map((channel) => [channel.id, channel]));
  state.messages.clear();
  state.unread = new Map(told.channels.filter((channel) => channel.unread).map((channel) => [channel.id, 0]));
}

export const isThread = (channel) => THREADS.includes(channel.type);
export const isDirect = (channel) => channel.type === DIRECT;

/** How a channel is called in the list. */
export function channelName(channel) {
  return isDirect(channel) ? state.bot.name : channel.name;
}

/** Where a visitor arrives: the first channel of the guild. */
export function home() {
  const rooms = [...state.channels.values()].filter((channel) => !isThread(channel) && !isDirect(channel));
  return rooms.find((channel) => channel.default) ?? rooms[0];
}

/** The ids of the people whom a message calls by name, wherever in it that stands. */
export function calledIn(message) {
  const text = JSON.stringify([message.content, message.components, message.embeds]);
  return new Set([...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1]));
}
