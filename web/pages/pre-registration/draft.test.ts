import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPreRegistration } from './checkPreRegistration.ts';
import {
  draftStorageKey,
  forgetCorrection,
  forgetDraft,
  newKey,
  readCorrection,
  readDraft,
  saveCorrection,
  saveDraft,
} from './draft.ts';

const { file: _, ...empty } = emptyPreRegistration;
const newDraft = () => ({ idempotencyKey: newKey(), ...empty });

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('a stored draft is restored with its key', () => {
  const draft = {
    ...newDraft(),
    email: 'a@b.co',
    websiteUrl: 'b.co',
    description: 'Refrigerated trucks.',
    contactWhatsapp: '261 555 1234',
    serviceId: { id: '29', text: 'Refrigerated transport' },
    placeId: { id: null, text: 'Rosar' },
    moreServices: [{ id: 'n1', serviceId: { id: '1', text: 'FTL' }, placeId: { id: null, text: '' } }],
  };
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

test('an empty form is not a draft, and leaves nothing in the storage', () => {
  saveDraft({ ...newDraft(), email: 'a' });
  saveDraft({ ...newDraft(), email: ' ' });
  expect(stored.size).toBe(0);
  expect(readDraft()).toBeNull();
});

test('a discarded draft is deleted', () => {
  saveDraft({ ...newDraft(), businessName: 'Andes' });
  forgetDraft();
  expect(readDraft()).toBeNull();
});

test.each(['', '{', '[]', '7', 'null', '{"email":{}}'])('%j in the storage is no draft', (text) => {
  stored.set(draftStorageKey, text);
  expect(readDraft()).toBeNull();
});

test('the intact parts of a damaged draft are kept, with a new key', () => {
  stored.set(
    draftStorageKey,
    '{"businessName":"Andes","email":7,"moreServices":[7],"serviceId":{"id":"1 or 1","text":"x"},"idempotencyKey":"<script>"}',
  );
  expect(readDraft()).toEqual({ ...newDraft(), businessName: 'Andes', idempotencyKey: expect.stringMatching(uuid) });
});

test('a browser without storage causes no error', () => {
  vi.stubGlobal('localStorage', undefined);
  saveDraft({ ...newDraft(), email: 'a@b.co' });
  expect(readDraft()).toBeNull();
});

test('each key is a random UUID', () => {
  expect(newKey()).toMatch(uuid);
  expect(newKey()).not.toBe(newKey());
});

test('a correction is restored for the same submission only', () => {
  const values = { ...empty, businessName: 'Andes Fríos' };
  saveCorrection('what was sent', values);
  expect(readCorrection('what was sent')).toEqual(values);
  expect(readCorrection('sent back again')).toBeNull();
  expect(readDraft()).toBeNull();
  forgetCorrection('of another business');
  expect(readCorrection('what was sent')).toEqual(values);
  forgetCorrection('what was sent');
  expect(readCorrection('what was sent')).toBeNull();
});
