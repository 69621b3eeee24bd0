import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeSession } from './session.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession);
}
