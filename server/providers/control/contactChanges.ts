import { contactKey } from '#server/contacts/contactKey.ts';
import type { ControlChange, Prisma } from '#server/generated/prisma/client.ts';
import { isSharedDomain } from './ownDomain.ts';

const DAY_MS = 86_400_000;
/** The period within which a changed phone and a changed mail count as changed together. */
export const TOGETHER_MS = 30 * DAY_MS;
/** The maximum difference between the dates of contacts that were entered together. */
const CLOSE_MS = 3_600_000;

/** A phone number or mail address of a provider, or of a branch. */
export interface Reached {
  isMail: boolean;
  value: string;
  since: Date;
}

export type Found = Pick<Prisma.ControlChangeCreateManyInput, 'kind' | 'removed' | 'since' | 'added'>;

type Earlier = Pick<ControlChange, 'kind' | 'removed' | 'since'>;

/**
 * The changes of control in a change of contacts. `earlier` are the changes of the last weeks: an attacker may change
 * the mail on one day and the phone on another, or remove the old number only after adding the new one.
 */
export function contactChanges(
  before: readonly Reached[],
  after: readonly Reached[],
  earlier: readonly Earlier[],
  now = Date.now(),
): Found[] {
  const [phone, mail] = (['phone', 'mail'] as const).map((kind) => {
    const isOfKind = ({ isMail }: Reached) => isMail === (kind === 'mail');
    return compare(kind, before.filter(isOfKind), after.filter(isOfKind), earlier, now);
  }) as [Compared, Compared];
  const removals = [phone, mail].filter(({ removed }) => removed.length > 0);
  const found: Found[] = removals.map(({ kind, removed }) => ({
    kind,
    removed: removed.map(({ value }) => value),
    since: oldest(removed),
  }));
  const hasChanged = phone.hasChanged || mail.hasChanged;
  const allPhones = phone.hasChanged && phone.isReplaced && phone.kept.length === 0;
  if (allPhones || (hasChanged && phone.isReplaced && mail.isReplaced)) found.push(seen('contacts', phone, mail));
  const known = new Set([...mail.gone.map(({ value }) => value), ...values(mail.kept)].map(mailboxOwner));
  if (mail.hasChanged && mail.isReplaced && values(mail.fresh).some((value) => !known.has(mailboxOwner(value))))
    found.push(seen('mail_domain', mail));
  return found;
}

interface Compared {
  kind: 'phone' | 'mail';
  hasChanged: boolean;
  /** The contacts removed in this change. */
  removed: Reached[];
  /** The contacts removed recently, and not restored. */
  gone: { value: string; since: Date }[];
  /** The contacts that are newer than the removed ones. */
  fresh: Reached[];
  kept: Reached[];
  isReplaced: boolean;
}

function compare(
  kind: 'phone' | 'mail',
  before: Reached[],
  after: Reached[],
  earlier: readonly Earlier[],
  now: number,
): Compared {
  const [were, are] = [before, after].map((list) => new Set(list.map(keyOf))) as [Set<string>, Set<string>];
  const removed = before.filter((item) => !are.has(keyOf(item)));
  const isNew = (item: Reached) => !were.has(keyOf(item));
  const gone = [
    ...removed,
    ...earlier
      .filter((change) => change.kind === kind)
      .flatMap((change) => change.removed.map((value) => ({ value, since: change.since ?? new Date(0) })))
      .filter(({ value }) => !are.has(keyOf({ isMail: kind === 'mail', value }))),
  ];
  const isFresh = ({ since }: Reached) =>
    since.getTime() > now - TOGETHER_MS && since.getTime() > (oldest(gone)?.getTime() ?? now) + CLOSE_MS;
  const fresh = gone.length === 0 ? [] : after.filter((item) => isNew(item) || isFresh(item));
  return {
    kind,
    hasChanged: removed.length > 0 || after.some(isNew),
    removed,
    gone,
    fresh,
    kept: after.filter((item) => !fresh.includes(item)),
    isReplaced: fresh.length > 0,
  };
}

const values = (list: Reached[]) => list.map(({ value }) => value);

function seen(kind: 'contacts' | 'mail_domain', ...parts: Compared[]): Found {
  const gone = parts.flatMap((part) => part.gone);
  return {
    kind,
    removed: [...new Set(gone.map(({ value }) => value))],
    added: parts.flatMap(({ fresh }) => values(fresh)),
  };
}

const oldest = (list: { since: Date }[]): Date | null =>
  list.length === 0 ? null : new Date(Math.min(...list.map(({ since }) => since.getTime())));

export const keyOf = ({ isMail, value }: Pick<Reached, 'isMail' | 'value'>): string =>
  contactKey({ contactType: isMail ? 'email' : '', contactValue: value });

/** The key of the party that controls a mailbox: the domain or, at a mail provider, the address. */
function mailboxOwner(value: string): string {
  const email = value.trim().toLowerCase();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return isSharedDomain(domain) ? email : domain;
}
