/* eslint-disable relay/unused-fields -- The whole user becomes the session, which is read without Relay. */
import type { keepSessionQuery } from '../__generated__/keepSessionQuery.graphql.ts';
import { ask } from '../relay/ask.ts';
import { graphql } from '../relay/graphql.ts';
import { onUnauthenticated } from '../relay/unauthenticated.ts';
import { onOtherTab } from './otherTabs.ts';
import { checkSession, currentSession, type SessionUser } from './session.ts';

// The session's fields of a user, for every operation that returns one. Not masked, as it is read without Relay.
void graphql`
  fragment keepSession_user on User {
    id
    databaseId
    displayName
    email
    imageUrl
    isSuperAdmin
    isModerator
    hold
    localAuth
    emailVerified
    pendingEmail
    deletionDueAt
  }
`;

const query = graphql`
  query keepSessionQuery @preloadable {
    viewer {
      ...keepSession_user @relay(mask: false)
    }
  }
`;

const staleAfter = 60_000;
let checkedAt = 0;

async function loadUser(): Promise<SessionUser | null> {
  const { viewer } = await ask<keepSessionQuery>(query, {});
  const session = currentSession();
  if (session.status === 'signedIn' && viewer && viewer.id !== session.user.id) {
    // Another user signed in in another tab: no data of the previous one may stay on this page.
    location.reload();
    return session.user;
  }
  return viewer ?? null;
}

export function refreshSession(): Promise<void> {
  checkedAt = Date.now();
  return checkSession(loadUser);
}

/** Finds out who is signed in, and notices later changes in other tabs. */
export function startSession(): void {
  void refreshSession();
  onOtherTab(() => void refreshSession());
  onUnauthenticated(() => {
    if (currentSession().status === 'signedIn') void refreshSession();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt > staleAfter) void refreshSession();
  });
  addEventListener('pageshow', (event) => {
    // The browser restored the previous page, perhaps from before signing out.
    if (event.persisted) void refreshSession();
  });
}
