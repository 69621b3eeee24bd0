import { localStore } from '#web/browserStore.ts';

export const draftStorageKey = 'pre-registration-draft';

/** The stored part of a form that is not sent yet. */
export interface Draft {
  /** A submission that is repeated with this key counts once. */
  idempotencyKey: string;
  email: string;
  businessName: string;
  contactEmail: string;
  websiteUrl: string;
}

export type DraftTexts = Omit<Draft, 'idempotencyKey'>;

/** The stored draft; null when there is none, or an empty one. */
export function readDraft(): Draft | null {
  const stored = parse(localStore.get(draftStorageKey));
  if (!stored) return null;
  const text = (name: keyof Draft) => (typeof stored[name] === 'string' ? stored[name] : '');
  const draft = {
    idempotencyKey: isKey(stored.idempotencyKey) ? stored.idempotencyKey : newKey(),
    email: text('email'),
    businessName: text('businessName'),
    contactEmail: text('contactEmail'),
    websiteUrl: text('websiteUrl'),
  };
  return isEmpty(draft) ? null : draft;
}

export function saveDraft(draft: Draft): void {
  if (isEmpty(draft)) forgetDraft();
  else localStore.set(draftStorageKey, JSON.stringify(draft));
}

export function forgetDraft(): void {
  localStore.remove(draftStorageKey);
}

function isEmpty({ email, businessName, contactEmail, websiteUrl }: DraftTexts): boolean {
  return [email, businessName, contactEmail, websiteUrl].every((text) => text.trim() === '');
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

function parse(json: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** A random UUID; `crypto.randomUUID` is only there on https and localhost. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
