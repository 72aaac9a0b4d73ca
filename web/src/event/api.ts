// The server's REST interface for events. Each call returns a value, or throws a `HallProblem`; a refused act has `refusal`.

import { ask, HallProblem, problem, request, withQuery } from '../hall/api';
import type {
  ActedFrame,
  ActFrame,
  CheckedImport,
  CreateEvent,
  EventCreated,
  EventList,
  ImportedPlayers,
  LinkMade,
  LinkWanted,
  OpenedGames,
  OwnFrame,
  PreviewFrame,
  SeatGiven,
  SelectionFrame,
  TemplateList,
} from '../protocol/event';

const of = (event: string) => `/events/${encodeURIComponent(event)}`;

export const listEvents = (query: { before?: string; limit?: number } = {}, signal?: AbortSignal) =>
  ask<EventList>(withQuery('/events', query), { signal });

/** Fetches the settings that an event can start from. */
export const listTemplates = () => ask<TemplateList>('/event-templates');

export const createEvent = (wanted: CreateEvent, token?: string) =>
  ask<EventCreated>('/events', { method: 'POST', body: wanted, token });

/** Says whom a link gives, and with which roles. */
export const readOwn = (event: string, token: string) => ask<OwnFrame>(`${of(event)}/own`, { token });

/** A part of an event, and the number of the last row that it includes. */
export interface Read<Value> {
  value: Value;
  seq: number;
}

/** Reads a part of an event: `''` is the event at a glance, `players`, `rounds/3` and so on are its parts. */
export async function readPart<Value>(
  event: string,
  path: string,
  token?: string,
  signal?: AbortSignal,
): Promise<Read<Value>> {
  const { response, text } = await request(path === '' ? of(event) : `${of(event)}/${path}`, { token, signal });
  if (!response.ok) throw problem(response.status, text);
  return { value: JSON.parse(text) as Value, seq: Number(response.headers.get('arbiter-seq') ?? 0) };
}

/** Does an act; it is on disk when this returns. With `after` only if that is still the last row. */
export const doAct = (event: string, token: string, act: ActFrame, after?: number) =>
  ask<ActedFrame>(withQuery(`${of(event)}/acts`, { after }), { method: 'POST', body: act, token });

/** Says what an act would lead to; nothing is written. */
export const previewAct = (event: string, token: string, act: ActFrame, signal?: AbortSignal) =>
  ask<PreviewFrame>(`${of(event)}/preview`, { method: 'POST', body: act, token, signal });

/** Reads a list of players and says what does not fit; nobody is registered. */
export const checkPlayers = (event: string, token: string, text: string, signal?: AbortSignal) =>
  ask<CheckedImport>(`${of(event)}/players?check=true`, { method: 'POST', text, token, signal });

/** Registers players from text. Rows that cannot be read are no error of the call: `problems` names them. */
export async function importPlayers(event: string, token: string, text: string): Promise<ImportedPlayers> {
  const answer = await request(`${of(event)}/players`, { method: 'POST', text, token });
  if (answer.response.ok) return JSON.parse(answer.text) as ImportedPlayers;
  if (answer.response.status === 422) {
    const told = JSON.parse(answer.text) as Partial<ImportedPlayers>;
    if (told.problems) return told as ImportedPlayers;
  }
  throw problem(answer.response.status, answer.text);
}

/** Makes a link for a person; its token is shown once. */
export const makeLink = (event: string, token: string, wanted: LinkWanted) =>
  ask<LinkMade>(`${of(event)}/links`, { method: 'POST', body: wanted, token });

/** Revokes all links of a person. */
export const revokeLinks = (event: string, token: string, person: number) =>
  ask<null>(`${of(event)}/links/${person}`, { method: 'DELETE', token });

/** Opens games on the server for boards of the open round. */
export const openGames = (event: string, token: string, boards: SelectionFrame) =>
  ask<OpenedGames>(`${of(event)}/games`, { method: 'POST', body: { boards }, token });

/** Gives a player the seat at their game, or an arbiter that of a board. */
export const takeSeat = (event: string, token: string, place?: { round: number; board: number }) =>
  ask<SeatGiven>(place ? `${of(event)}/rounds/${place.round}/boards/${place.board}/seat` : `${of(event)}/seat`, {
    method: 'POST',
    token,
  });

/** Throws a rehearsal away. */
export const discardEvent = (event: string, token: string) => ask<null>(of(event), { method: 'DELETE', token });

/** Returns the address of an event's socket. */
export function eventSocketAddress(event: string, at: Location = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/v1${of(event)}/socket`;
}

/** Returns the address of a file of an event: `pgn`, `rounds/3/pgn`, `trf?dialect=trf26`, `feed`. */
export const fileAddress = (event: string, path: string) => `/api/v1${of(event)}/${path}`;

export { HallProblem };
