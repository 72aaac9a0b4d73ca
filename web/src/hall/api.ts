// The server's REST interface. Each call returns a value, or throws a `HallProblem` that says what is wrong.

import type {
  AnswerRequest,
  Edition,
  EngineList,
  EvaluationFrame,
  Invitation,
  MineList,
  MineSeat,
  Seat,
  TakeSeat,
  CreateGame,
  GameCreated,
  GameList,
  JoinOpen,
  LobbyFrame,
  Phase,
  PositionFrame,
  PositionQuery,
  Problem,
  RematchFrame,
  RulesFrame,
  SeatTaken,
  ViewFrame,
} from '../protocol/protocol';
import type { RefusalFrame } from '../protocol/event';
import { hall } from './about.svelte';
import { connection } from './connection.svelte';

const BASE = '/api/v1';
/** The prefix of the server's own kinds of problems. */
const KIND = 'urn:arbiter:problem:';

/** An error of the server, or that it did not answer (`type` is then `silent`). */
export class HallProblem extends Error {
  constructor(
    /** A stable code; `silent` if there was no answer at all. */
    readonly type: string,
    readonly status: number,
    detail: string,
    /** The invalid field, if it concerns one. */
    readonly field: string | null = null,
    /** Why an act of an event cannot be done, if it is that. */
    readonly refusal: RefusalFrame | null = null,
  ) {
    super(detail);
    this.name = 'HallProblem';
  }

  /** Whether the server itself has answered so, and not a proxy in front of it. */
  get isOwn(): boolean {
    return this.type !== 'silent' && this.type !== 'unknown';
  }
}

export interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  /** A text to send instead of a JSON body. */
  text?: string;
  /** The token of the seat that may ask this. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends a request to the server and returns its answer; throws if there was none. */
export async function request(path: string, asked: Asked = {}): Promise<{ response: Response; text: string }> {
  const { method = 'GET', body, text, token, signal } = asked;
  // The language of the page, which need not be that of the browser.
  const headers: Record<string, string> = { accept: 'application/json' };
  const lang = globalThis.document?.documentElement.lang;
  if (lang) headers['accept-language'] = lang;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (text !== undefined) headers['content-type'] = 'text/plain; charset=utf-8';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    // The caller aborted: that says nothing about the server.
    if (signal?.aborted) throw error;
    connection.found(navigator.onLine ? 'silent' : 'offline');
    throw new HallProblem('silent', 0, 'the hall does not answer');
  }
  connection.found('here');
  return { response, text: await response.text() };
}

/** Sends a request to the server. */
export async function ask<Answer>(path: string, asked: Asked = {}): Promise<Answer> {
  const { response, text } = await request(path, asked);
  if (!response.ok) throw problem(response.status, text);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** Reads a problem; a proxy in between may answer in its own format. */
export function problem(status: number, text: string): HallProblem {
  try {
    const told = JSON.parse(text) as Partial<Problem> & { refusal?: RefusalFrame };
    if (typeof told.detail === 'string') {
      const type = told.type?.startsWith(KIND) ? told.type.slice(KIND.length) : 'unknown';
      return new HallProblem(type, status, told.detail, told.field ?? null, told.refusal ?? null);
    }
  } catch {
    // Not a problem of the server itself.
  }
  return new HallProblem('unknown', status, `the answer has the status ${status}`);
}

/** Finds out whether the server answers. */
export async function greet(): Promise<void> {
  try {
    const response = await fetch(`${BASE}/hall`);
    connection.found(response.ok ? 'here' : 'silent');
    const { name, addresses = [] } = (await response.json()) as { name: string; addresses?: string[] };
    hall.addresses = addresses;
    hall.isKnown = true;
    // A server without a name has that of the program, which the header shows already.
    hall.name = name === 'Arbiter' ? null : name;
  } catch {
    connection.found(navigator.onLine ? 'silent' : 'offline');
  }
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

export const createGame = (wanted: Partial<CreateGame>, token?: string) =>
  ask<GameCreated>('/games', { method: 'POST', body: wanted, token });

/** Appends query parameters to a path; leaves out empty ones. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

export const listGames = (
  query: { before?: string; limit?: number; phase?: Phase; search?: string } = {},
  signal?: AbortSignal,
) => ask<GameList>(withQuery('/games', query), { signal });

/** Fetches the games that are being played or wait for an opponent; leaves out cards that have not changed after a version. */
export const lookAtLobby = (query: { after?: number; search?: string; page?: string }, signal?: AbortSignal) =>
  ask<LobbyFrame>(withQuery('/lobby', query), { signal });

/** Takes the free seat of an open game. */
export const joinOpen = (id: string, wanted: JoinOpen) =>
  ask<SeatTaken>(`${game(id)}/join`, { method: 'POST', body: wanted });

export const viewGame = (id: string, signal?: AbortSignal) => ask<ViewFrame>(game(id), { signal });

export const claimSeat = (id: string, claim: TakeSeat, held?: string) =>
  ask<SeatTaken>(`${game(id)}/seats`, { method: 'POST', body: claim, token: held });

/** Accepts or declines the person who asks for the arbiter's seat. */
export const answerRequest = (id: string, token: string, answer: AnswerRequest) =>
  ask<null>(`${game(id)}/seats/arbiter/answer`, { method: 'POST', body: answer, token });

/** Asks about a position: its flaws, its moves, a move tried, which side can still mate. */
export const examine = (query: PositionQuery, signal?: AbortSignal) =>
  ask<PositionFrame>('/position', { method: 'POST', body: query, signal });

/** Reads what an article of an edition is about. */
export const readRules = (edition: Edition, article: string, language: string) =>
  ask<RulesFrame>(`/rules?${new URLSearchParams({ edition, article, language })}`);

/** Lists the engines that can be played against. */
export const listEngines = () => ask<EngineList>('/engines');

/** Fetches the games in which this browser has seats. */
export const findMine = (seats: MineSeat[], signal?: AbortSignal) =>
  ask<MineList>('/mine', { method: 'POST', body: { seats }, signal });

/** Makes a new invitation for a seat that nobody has taken; the old one is void. */
export const inviteAnew = (id: string, seat: Seat, token: string) =>
  ask<Invitation>(`${game(id)}/seats/${seat}/invitation`, { method: 'POST', token });

/** Asks an engine to evaluate the position after a number of half-moves of a finished game. */
export const evaluateGame = (id: string, half_moves: number) =>
  ask<EvaluationFrame>(`${game(id)}/evaluation`, { method: 'POST', body: { half_moves } });

/** Cancels a game before its first move. */
export const abortGame = (id: string, token: string) => ask<null>(`${game(id)}/abort`, { method: 'POST', token });

/** Returns the address of a game's PGN. */
export const pgnAddress = (id: string) => `${BASE}${game(id)}/pgn`;

/** Returns the address of a game's socket. */
export function socketAddress(id: string, at: Location = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}${BASE}${game(id)}/socket`;
}

/** Asks for a rematch with colours changed; the tokens of this game give the seats of the next. */
export const askRematch = (id: string, token: string) =>
  ask<RematchFrame>(`${game(id)}/rematch`, { method: 'POST', token });
