import { localStore } from '#web/browserStore.ts';
import { currentSession } from '#web/session/session.ts';

/** How a person wants lists to look, kept in this browser for each person. */
export function listSetting(name: string) {
  const session = currentSession();
  const key = `bo-${name}-${session.status === 'signedIn' ? session.user.databaseId : 0}`;
  return { get: () => localStore.get(key), set: (value: string) => localStore.set(key, value) };
}
