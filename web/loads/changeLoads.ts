import { LOAD_TEXTS, type LoadText, MOST_ASKED_OF_LOAD } from '#shared/load.ts';
import { currentSession } from '#web/session/session.ts';
import { type Asked, type AskWay, keptLoads, type Load, shownLoads, storeLoads } from './loads.ts';
import { syncLoads } from './syncLoads.ts';

const DAY_MS = 86_400_000;
type Texts = Omit<Record<LoadText, string>, 'note'>;
const now = () => new Date().toISOString();

/** A random UUID. `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/**
 * Records that a business was contacted: in the load with the same texts that was created within a day, or in a new
 * one.
 */
export function keepAsk(texts: Texts, { providerId, name, way }: Pick<Asked, 'providerId' | 'name' | 'way'>): void {
  const time = now();
  const wanted = Object.fromEntries(
    Object.entries(LOAD_TEXTS).map(([field, max]) => [field, (texts[field as keyof Texts] ?? '').trim().slice(0, max)]),
  ) as Record<LoadText, string>;
  const same = shownLoads().find(
    (load) =>
      Date.now() - Date.parse(load.createdAt) < DAY_MS &&
      load.asked.filter((ask) => ask.providerId !== providerId).length < MOST_ASKED_OF_LOAD &&
      Object.keys(texts).every((field) => load[field as LoadText] === wanted[field as LoadText]),
  );
  const load: Load = same ?? {
    ...wanted,
    ...{
      key: newKey(),
      createdAt: time,
      changedAt: time,
      asked: [],
      linkEndsAt: null,
      isKnown: false,
      isChanged: true,
    },
  };
  const before = load.asked.find((ask) => ask.providerId === providerId);
  const entry: Asked = before
    ? { ...before, way, askedAt: time, changedAt: time }
    : { providerId, name, way, askedAt: time, changedAt: time, isSent: false, answer: null, price: '' };
  put({ ...load, asked: [...load.asked.filter((ask) => ask !== before), entry] });
}

export function changeTexts(load: Load, texts: Partial<Record<LoadText, string>>): void {
  put({ ...load, ...texts, changedAt: now() });
}

export function changeAsk(
  load: Load,
  providerId: number,
  change: Partial<Pick<Asked, 'isSent' | 'answer' | 'price'>>,
): void {
  const asked = load.asked.map((ask) =>
    ask.providerId === providerId ? { ...ask, ...change, changedAt: now() } : ask,
  );
  put({ ...load, asked });
}

/** Marks the answer of a business in the load about which it was contacted, unless there are several such loads. */
export function markAnswered(providerId: number): void {
  const isOpen = (ask: Asked) => ask.providerId === providerId && ask.answer === null;
  const [load, ...others] = shownLoads().filter(({ asked }) => asked.some(isOpen));
  if (load && others.length === 0) changeAsk(load, providerId, { answer: 'ANSWERED', isSent: true });
}

/** Stores the end of a load's link, from the account's response. */
export function setLink(load: Load, linkEndsAt: string | null): void {
  const { loads, ...rest } = keptLoads();
  storeLoads({ ...rest, loads: loads.map((item) => (item.key === load.key ? { ...item, linkEndsAt } : item)) });
}

export function removeLoad({ key, isKnown }: Load): void {
  const { removed } = keptLoads();
  store(
    shownLoads().filter((load) => load.key !== key),
    isKnown ? [...removed, key] : removed,
  );
}

function put(load: Load): void {
  const others = shownLoads().filter(({ key }) => key !== load.key);
  store([{ ...load, isChanged: true }, ...others], keptLoads().removed);
}

/** Stores the loads locally, and then updates the account, if necessary with the next change. */
function store(loads: readonly Load[], removed: readonly string[]): void {
  const session = currentSession();
  const { owner } = keptLoads();
  // loads created before a sign-in belong to the browser until the account has them
  storeLoads({ owner: session.status === 'signedIn' ? owner : null, loads, removed });
  syncLoads();
}

export const wayOf = (contactType: string): AskWay =>
  contactType === 'WHATSAPP' || contactType === 'EMAIL' ? contactType : 'PHONE';
