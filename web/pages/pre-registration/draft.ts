import { MOST_LANES } from '#shared/lane.ts';
import { localStore } from '#web/browserStore.ts';
import type { Choice } from '#web/forms/Selector.tsx';
import {
  type DrivenLane,
  emptyPreRegistration,
  type OfferedService,
  type PreRegistration,
} from './checkPreRegistration.ts';

export const draftStorageKey = 'pre-registration-draft';

/** The values of a form that was not sent yet, except for a picture, which is in `keptPicture.ts`. */
export type DraftValues = Omit<PreRegistration, 'file'>;

export interface Draft extends DraftValues {
  /** The key with which a repeated submission counts once. */
  idempotencyKey: string;
}

const { file: _, ...empty } = emptyPreRegistration;
const NAMES = Object.keys(empty) as (keyof DraftValues)[];

/** The part of a form that is stored. */
export function draftOf(values: DraftValues): DraftValues {
  return Object.fromEntries(NAMES.map((name) => [name, values[name]])) as unknown as DraftValues;
}

/** The stored draft; null if there is none, or if it is empty. */
export function readDraft(): Draft | null {
  const stored = parse(localStore.get(draftStorageKey));
  if (!stored) return null;
  const draft: Draft = {
    ...wholeValues(stored),
    idempotencyKey: isKey(stored.idempotencyKey) ? stored.idempotencyKey : newKey(),
  };
  return isEmpty(draft) ? null : draft;
}

/** The stored values, with an empty value instead of each one with a wrong type. */
function wholeValues(stored: Record<string, unknown>): DraftValues {
  const complete = NAMES.map((name) => [name, isWholeAs(empty[name], stored[name]) ? stored[name] : empty[name]]);
  return Object.fromEntries(complete) as DraftValues;
}

export function saveDraft(draft: Draft): void {
  if (isEmpty(draft)) forgetDraft();
  else localStore.set(draftStorageKey, JSON.stringify(draft));
}

export function forgetDraft(): void {
  localStore.remove(draftStorageKey);
}

const correctionStorageKey = 'correction-draft';

/** Returns the stored correction of this business, but not that of another one. */
export function readCorrection(of: string): DraftValues | null {
  const stored = parse(localStore.get(correctionStorageKey));
  return stored?.of === of ? wholeValues(stored) : null;
}

export function saveCorrection(of: string, values: DraftValues): void {
  localStore.set(correctionStorageKey, JSON.stringify({ of, ...draftOf(values) }));
}

/** Deletes the stored correction of this business, but not that of another one. */
export function forgetCorrection(of: string): void {
  if (readCorrection(of)) localStore.remove(correctionStorageKey);
}

function isEmpty(values: DraftValues): boolean {
  return NAMES.every((name) => {
    const value = values[name];
    if (Array.isArray(value)) return value.length === 0;
    return (typeof value === 'string' ? value : (value as Choice).text).trim() === '';
  });
}

/** Whether a stored value has the type of the empty value. */
function isWholeAs(blank: DraftValues[keyof DraftValues], value: unknown): boolean {
  if (typeof blank === 'string') return typeof value === 'string';
  return Array.isArray(blank) ? isServices(value) || isLanes(value) : isChoice(value);
}

const isList = <Item extends { id: string }>(value: unknown, isItem: (item: Partial<Item>) => boolean): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_LANES &&
  value.every((item: Partial<Item> | null) => item && /^n\d{1,3}$/.test(item.id ?? '') && isItem(item));

const isServices = (value: unknown) =>
  isList<OfferedService>(value, ({ serviceId, placeId }) => isChoice(serviceId) && isChoice(placeId));

const isLanes = (value: unknown) =>
  isList<DrivenLane>(value, ({ fromId, toId, bothWays }) => {
    return isChoice(fromId) && isChoice(toId) && typeof bothWays === 'boolean';
  });

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text } = value as Record<string, unknown>;
  return typeof text === 'string' && (id === null || (typeof id === 'string' && /^\d{1,10}$/.test(id)));
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

/** A random UUID; `crypto.randomUUID` exists only on https and localhost. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
