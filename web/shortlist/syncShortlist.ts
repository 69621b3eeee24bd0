import { MOST_SHORTLISTED } from '#shared/shortlist.ts';
import type { syncShortlistMutation } from '../__generated__/syncShortlistMutation.graphql.ts';
import { ask } from '../relay/ask.ts';
import { databaseIdOf } from '../relay/databaseIdOf.ts';
import { graphql } from '../relay/graphql.ts';
import { currentSession, subscribeSession } from '../session/session.ts';
import { keepShortlist, keptShortlist, shortlistedIds } from './shortlist.ts';

interface Change {
  add?: readonly number[];
  remove?: readonly number[];
}

/** Changes the list of the account, which then replaces the list of this browser. */
async function change({ add = [], remove = [] }: Change, owner: number): Promise<void> {
  const { changeShortlist } = await ask<syncShortlistMutation>(
    graphql`
      mutation syncShortlistMutation($input: ChangeShortlistInput!) {
        changeShortlist(input: $input) {
          viewer {
            shortlistedIds
          }
        }
      }
    `,
    { input: { add: add.map(String), remove: remove.map(String) } },
  );
  keepShortlist({ owner, ids: changeShortlist.viewer.shortlistedIds.map(databaseIdOf) });
}

let synced: number | null = null;

/** Merges the lists of this browser and the account after a sign-in. */
function sync(): void {
  const session = currentSession();
  if (session.status === 'loading') return;
  const user = session.status === 'signedIn' ? session.user.databaseId : null;
  const { owner, ids } = keptShortlist();
  // removes the list of a user who is no longer signed in here
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

/** Called by pages with shortlists: afterwards the list follows the session. */
export function followSession(): void {
  if (!isFollowing) subscribeSession(sync);
  isFollowing = true;
  sync();
}

/** Saves or removes a provider. Returns false if the list is full. */
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

/** Changes the list in this browser first; the account is updated immediately, or with the next change. */
function apply(ids: readonly number[], sent: Change): void {
  const session = currentSession();
  const owner = session.status === 'signedIn' ? session.user.databaseId : null;
  keepShortlist({ owner, ids });
  if (owner !== null) change(sent, owner).catch(() => {});
}
