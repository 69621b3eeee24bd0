import { currentSession, type Session, subscribeSession } from './session.ts';

/** The session once it is known whose it is, for loaders that must not ask the server for what they may not see. */
export function knownSession(): Promise<Exclude<Session, { status: 'loading' }>> {
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
