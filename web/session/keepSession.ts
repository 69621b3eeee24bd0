/* eslint-disable relay/unused-fields -- The complete user becomes the session, which is read without Relay. */
import type { keepSessionQuery } from '../__generated__/keepSessionQuery.graphql.ts';
import { ask } from '../relay/ask.ts';
import { graphql } from '../relay/graphql.ts';
import { onUnauthenticated } from '../relay/unauthenticated.ts';
import { onOtherTab } from './otherTabs.ts';
import { checkSession, currentSession, type SessionUser } from './session.ts';

// A user's fields in the session, for every operation that returns the user. Not masked, as they are read without
// Relay.
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
    // Another user has signed in in another tab: this page must not keep data of the previous user.
    location.reload();
    return session.user;
  }
  return viewer ?? null;
}

export function refreshSession(): Promise<void> {
  checkedAt = Date.now();
  return checkSession(loadUser);
}

/** Requests the session, and follows later changes in other tabs. */
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
    // The browser has restored a previous page, perhaps from before a sign-out.
    if (event.persisted) void refreshSession();
  });
}
