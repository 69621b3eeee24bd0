import { useSyncExternalStore } from 'react';
import { LOAD_TEXTS, type LoadText, MOST_ASKED_OF_LOAD, MOST_LOADS } from '#shared/load.ts';
import { localStore } from '../browserStore.ts';
import { currentSession, isSessionKnown, subscribeSession } from '../session/session.ts';

const KEY = 'loads';
/** The event sent to the window when the loads have changed. */
const CHANGED = 'loads';

export type AskWay = 'WHATSAPP' | 'EMAIL' | 'PHONE';
export type AskAnswer = 'ANSWERED' | 'PRICE' | 'NO';

/** A contacted business, with its name at the time of the contact. */
export interface Asked {
  providerId: number;
  name: string;
  way: AskWay;
  askedAt: string;
  isSent: boolean;
  answer: AskAnswer | null;
  price: string;
  changedAt: string;
}

export interface Load extends Record<LoadText, string> {
  key: string;
  createdAt: string;
  changedAt: string;
  asked: readonly Asked[];
  /** The end of the load's link; null without one. */
  linkEndsAt: string | null;
  /** Whether the account has the load. */
  isKnown: boolean;
  /** Whether the account lacks the last change of the load. */
  isChanged: boolean;
}

/** The loads stored in this browser, and their owner: the database id of a user; null before a sign-in. */
export interface Kept {
  owner: number | null;
  loads: readonly Load[];
  /** Keys of deleted loads that are still in the account. */
  removed: readonly string[];
}

export const NOTHING: Kept = { owner: null, loads: [], removed: [] };
/** The result of the last read, and the stored text that was read. */
let last: { text: string | null; kept: Kept } = { text: null, kept: NOTHING };

export function keptLoads(): Kept {
  const text = localStore.get(KEY);
  if (text !== last.text) last = { text, kept: read(text) };
  return last.kept;
}

function read(text: string | null): Kept {
  try {
    const { owner, loads, removed } = JSON.parse(text ?? '') as Kept;
    if (!loads.every(isLoad)) return NOTHING;
    return { owner: Number.isInteger(owner) ? owner : null, loads, removed };
  } catch {
    return NOTHING;
  }
}

/** Validates a stored load, which another version may have written. */
function isLoad(load: Load): boolean {
  const texts = Object.keys(LOAD_TEXTS) as LoadText[];
  return typeof load.key === 'string' && texts.every((name) => typeof load[name] === 'string') && isList(load.asked);
}

const isList = (asked: unknown): boolean =>
  Array.isArray(asked) &&
  asked.every(({ providerId, name }) => Number.isInteger(providerId) && typeof name === 'string');

/** Stores the newest loads, each with its first businesses. */
export function storeLoads({ loads, ...rest }: Kept): void {
  const bounded = [...loads]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST_LOADS)
    .map((load) =>
      load.asked.length > MOST_ASKED_OF_LOAD ? { ...load, asked: load.asked.slice(0, MOST_ASKED_OF_LOAD) } : load,
    );
  const kept = { ...rest, loads: bounded };
  const text = JSON.stringify(kept);
  if (localStore.set(KEY, text)) last = { text, kept };
  dispatchEvent(new Event(CHANGED));
}

/** The loads of the signed-in user or of this browser, newest first. */
export function shownLoads(): readonly Load[] {
  const { owner, loads } = keptLoads();
  const session = currentSession();
  // without a connection, the last user who was signed in here is assumed
  const isOwn =
    owner === null || !isSessionKnown() || (session.status === 'signedIn' && session.user.databaseId === owner);
  return isOwn ? loads : NOTHING.loads;
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', fromOtherTab);
  const endSession = subscribeSession(listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', fromOtherTab);
    endSession();
  };
}

export const useLoads = (): readonly Load[] => useSyncExternalStore(subscribe, shownLoads, () => NOTHING.loads);
