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

/** Changes the list of the account, which then replaces the local one. */
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

/** After a sign-in, this browser's list and that of the account are merged. */
function sync(): void {
  const session = currentSession();
  if (session.status === 'loading') return;
  const user = session.status === 'signedIn' ? session.user.databaseId : null;
  const { owner, ids } = keptShortlist();
  // for a user who is no longer signed in here
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

/** Called where shortlists are shown: then the list follows the session. */
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

/** Changes the list locally first; the account is updated then, or with the next change. */
function apply(ids: readonly number[], sent: Change): void {
  const session = currentSession();
  const owner = session.status === 'signedIn' ? session.user.databaseId : null;
  keepShortlist({ owner, ids });
  if (owner !== null) change(sent, owner).catch(() => {});
}
