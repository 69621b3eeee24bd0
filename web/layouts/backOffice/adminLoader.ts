import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { knownSession } from '#web/session/knownSession.ts';

/**
 * A loader of the back office. For anybody but a super admin it requests nothing and returns null, and the layout shows
 * no page. It waits for the session, so that what is loaded belongs to the store of the person who is signed in.
 */
export function adminLoader(load: (args: LoaderFunctionArgs) => unknown): LoaderFunction {
  return async (args) => {
    const session = await knownSession();
    return session.status === 'signedIn' && session.user.isSuperAdmin && !session.user.hold ? load(args) : null;
  };
}
