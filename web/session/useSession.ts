import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeSession } from './session.ts';

const loading: Session = { status: 'loading' };

export function useSession(): Session {
  // the server renders pages for visitors
  return useSyncExternalStore(subscribeSession, currentSession, () => loading);
}
