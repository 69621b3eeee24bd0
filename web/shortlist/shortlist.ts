import { useSyncExternalStore } from 'react';
import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import { localStore } from '../browserStore.ts';
import { currentSession, subscribeSession } from '../session/session.ts';

const KEY = 'shortlist';
/** The event sent to the window when the list has changed. */
const CHANGED = 'shortlist';

/** The owner of the list, as the database id of a user; null before a sign-in. */
interface Kept {
  owner: number | null;
  ids: readonly number[];
}

const NONE: readonly number[] = [];
let kept: Kept | undefined;

export function keptShortlist(): Kept {
  kept ??= read();
  return kept;
}

function read(): Kept {
  try {
    const { owner, ids } = JSON.parse(localStore.get(KEY) ?? '') as Kept;
    return {
      owner: Number.isInteger(owner) ? owner : null,
      ids: ids.filter(Number.isInteger).slice(0, MOST_SHORTLISTED),
    };
  } catch {
    return { owner: null, ids: NONE };
  }
}

export function keepShortlist(list: Kept): void {
  kept = list;
  localStore.set(KEY, JSON.stringify(list));
  dispatchEvent(new Event(CHANGED));
}

/** The database ids of the saved providers, newest first: of the signed-in user, or of this browser. */
export function shortlistedIds(): readonly number[] {
  const { owner, ids } = keptShortlist();
  const session = currentSession();
  const isOwn = owner === null || (session.status === 'signedIn' && session.user.databaseId === owner);
  return isOwn ? ids : NONE;
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    kept = undefined;
    listener();
  };
  addEventListener('storage', fromOtherTab);
  const endSession = subscribeSession(listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', fromOtherTab);
    endSession();
  };
}

export function useShortlist(): readonly number[] {
  return useSyncExternalStore(subscribe, shortlistedIds, () => NONE);
}
