import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { currentSession, isStaff, type Session, type SessionUser, subscribeSession } from '#web/session/session.ts';

type Load = (args: LoaderFunctionArgs, user: SessionUser) => unknown;

/**
 * Makes a loader of the back office. For users without access it sends no request and returns null, and the layout
 * shows no page. It waits for the session, so that the data belongs to the store of the signed-in user.
 */
function loaderFor(isOpen: (user: SessionUser) => boolean, load: Load): LoaderFunction {
  return async (args) => {
    const session = await knownSession();
    return session.status === 'signedIn' && isOpen(session.user) && !session.user.hold
      ? load(args, session.user)
      : null;
  };
}

/** The loader of a page for super admins. */
export const adminLoader = (load: Load) => loaderFor(({ isSuperAdmin }) => isSuperAdmin, load);

/** The loader of a page that is also for moderators: its route has `forModerators`. */
export const staffLoader = (load: Load) => loaderFor(isStaff, load);

/** Waits until the session is known, as loaders must not request data that the user may not see. */
function knownSession(): Promise<Exclude<Session, { status: 'loading' }>> {
  return new Promise((resolve) => {
    const settle = () => {
      const session = currentSession();
      if (session.status === 'loading') return false;
      resolve(session);
      return true;
    };
    if (settle()) return;
    const stop = subscribeSession(() => {
      if (settle()) stop();
    });
  });
}
