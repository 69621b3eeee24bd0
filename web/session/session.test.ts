import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from './session.ts';

const ana: SessionUser = {
  id: 'VXNlcjox',
  databaseId: 1,
  displayName: 'Ana Paz',
  email: 'ana@example.org',
  imageUrl: null,
  isSuperAdmin: false,
  isModerator: false,
  hold: null,
  localAuth: true,
  emailVerified: true,
  pendingEmail: null,
  deletionDueAt: null,
};
const bruno = { ...ana, id: 'VXNlcjoy', displayName: 'Bruno Sá' };

const stored = new Map<string, string>();
let store: typeof import('./session.ts');

beforeEach(async () => {
  stored.clear();
  stored.set('token', 'left by another version');
  vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) });
  vi.resetModules();
  store = await import('./session.ts');
});

/** A request for the session whose response arrives when the test resolves it. */
function question() {
  let answer!: (user: SessionUser | null) => void;
  let fail!: (error: Error) => void;
  const asked = new Promise<SessionUser | null>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { load: () => asked, answer, fail };
}

test('is unknown until the first response', async () => {
  const { load, answer } = question();
  const checked = store.checkSession(load);
  expect(store.currentSession()).toEqual({ status: 'loading' });
  answer(ana);
  await checked;
  expect(store.currentSession()).toEqual({ status: 'signedIn', user: ana });
  expect(stored.has('token')).toBe(true);
});

test('a failed first check means signed out, and removes the token', async () => {
  await store.checkSession(() => Promise.reject(new Error('no network')));
  expect(store.currentSession()).toEqual({ status: 'anonymous' });
  expect(stored.has('token')).toBe(false);
  expect(store.isSessionKnown()).toBe(false);
  await store.checkSession(() => Promise.resolve(null));
  expect(store.isSessionKnown()).toBe(true);
});

test('a failed later check signs no one out', async () => {
  store.setSession(ana);
  await store.checkSession(() => Promise.reject(new Error('no network')));
  expect(store.currentSession()).toEqual({ status: 'signedIn', user: ana });
});

test('a response from before signing in does not undo it', async () => {
  const { load, answer } = question();
  const checked = store.checkSession(load);
  store.setSession(ana);
  answer(null);
  await checked;
  expect(store.currentSession()).toEqual({ status: 'signedIn', user: ana });
});

test('of two requests the later one wins, whichever response arrives first', async () => {
  const early = question();
  const late = question();
  const checked = [store.checkSession(early.load), store.checkSession(late.load)];
  late.answer(null);
  early.answer(ana);
  await Promise.all(checked);
  expect(store.currentSession()).toEqual({ status: 'anonymous' });
});

test('is not left unknown when the later of two requests fails', async () => {
  const early = question();
  const late = question();
  const checked = [store.checkSession(early.load), store.checkSession(late.load)];
  early.answer(ana);
  late.fail(new Error('no network'));
  await Promise.all(checked);
  expect(store.currentSession().status).not.toBe('loading');
});

test("another user gets another store for the server's data", async () => {
  const { storeOwner } = await import('../relay/storeOwner.ts');
  store.setSession(ana);
  expect(storeOwner()).toBe(ana.id);
  store.setSession(bruno);
  expect(storeOwner()).toBe(bruno.id);
  store.setSession(null);
  expect(storeOwner()).toBe('');
});

test('notifies its listeners', () => {
  const listener = vi.fn();
  const stop = store.subscribeSession(listener);
  store.setSession(ana);
  stop();
  store.setSession(null);
  expect(listener).toHaveBeenCalledTimes(1);
});
