import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import type { syncShortlistMutation } from '../__generated__/syncShortlistMutation.graphql.ts';
import { ask } from '../relay/ask.ts';
import { graphql } from '../relay/graphql.ts';
import { currentSession, subscribeSession } from '../session/session.ts';
import { keepShortlist, keptShortlist, shortlistedIds } from './shortlist.ts';

interface Change {
  add?: readonly number[];
  remove?: readonly number[];
}

/** Changes the list of the account; it then is the list here, too. */
async function change({ add = [], remove = [] }: Change, owner: number): Promise<void> {
  const { changeShortlist } = await ask<syncShortlistMutation>(
    graphql`
      mutation syncShortlistMutation($add: [Int!], $remove: [Int!]) {
        changeShortlist(add: $add, remove: $remove) {
          viewer {
            shortlistedIds
          }
        }
      }
    `,
    { add, remove },
  );
  keepShortlist({ owner, ids: changeShortlist.viewer.shortlistedIds });
}

let synced: number | null = null;

/** Once somebody is signed in, what this browser has saved is theirs, and what their account has is here. */
function sync(): void {
  const session = currentSession();
  if (session.status === 'loading') return;
  const user = session.status === 'signedIn' ? session.user.databaseId : null;
  const { owner, ids } = keptShortlist();
  // of somebody who is not signed in here any more
  if (user === null && owner !== null) keepShortlist({ owner: null, ids: [] });
  if (user === null || user === synced) {
    synced = user;
    return;
  }
  synced = user;
  change({ add: owner === null ? ids : [] }, user).catch(() => {
    synced = null;
  });
}

let isFollowing = false;

/** To be called where shortlists are shown: from then on the list follows the session. */
export function followSession(): void {
  if (!isFollowing) subscribeSession(sync);
  isFollowing = true;
  sync();
}

/** Saves a provider, or removes it. False when the list is full. */
export function toggleShortlisted(id: number): boolean {
  const ids = shortlistedIds();
  if (ids.includes(id)) {
    removeShortlisted([id]);
    return true;
  }
  if (ids.length >= MOST_SHORTLISTED) return false;
  apply([id, ...ids], { add: [id] });
  return true;
}

export function removeShortlisted(removed: readonly number[]): void {
  apply(
    shortlistedIds().filter((id) => !removed.includes(id)),
    { remove: removed },
  );
}

/** At once here; the account follows, or gets it at the next change. */
function apply(ids: readonly number[], sent: Change): void {
  const session = currentSession();
  const owner = session.status === 'signedIn' ? session.user.databaseId : null;
  keepShortlist({ owner, ids });
  if (owner !== null) change(sent, owner).catch(() => {});
}
