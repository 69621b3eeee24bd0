import type { ControlChange, ControlKind } from '#server/generated/prisma/client.ts';

/** The public form of a kind. A look-alike is shown as a changed contact: suspicions are not public. */
const SHOWN_AS = {
  contacts: 'contacts',
  lookalike: 'contacts',
  mail_domain: 'mail_domain',
  owner: 'owner',
  claim_pending: 'claim_pending',
} as const;

type PublicControlKind = (typeof SHOWN_AS)[keyof typeof SHOWN_AS];

/** A change in its stored form, or in a card. */
export interface StoredChange {
  kind: ControlKind;
  at: Date | string;
  until: Date | string | null;
}

export interface ControlNotice {
  since: Date;
  until: Date;
  kinds: PublicControlKind[];
}

/** The text of a notice in a table, such as `contacts, owner: 2026-11-03`; empty without a notice. */
export function noticeText(notice: { since: Date | string; kinds: readonly string[] } | null): string {
  if (!notice) return '';
  const kinds = notice.kinds.map((kind) => kind.replaceAll(/[_-]/g, ' ')).join(', ');
  return `${kinds}: ${new Date(notice.since).toISOString().slice(0, 10)}`;
}

/** The notice of the currently shown changes; null when there are none. */
export function controlNotice(changes: readonly StoredChange[], now = Date.now()): ControlNotice | null {
  const shown = changes.filter(({ until }) => until !== null && timeOf(until) > now);
  if (shown.length === 0) return null;
  return {
    since: new Date(Math.min(...shown.map(({ at }) => timeOf(at)))),
    until: new Date(Math.max(...shown.map(({ until }) => timeOf(until!)))),
    kinds: [
      ...new Set(
        shown.flatMap(({ kind }) => (SHOWN_AS as Partial<Record<ControlKind, PublicControlKind>>)[kind] ?? []),
      ),
    ].sort(),
  };
}

const timeOf = (date: Date | string) => new Date(date).getTime();

/** The fields of a stored change that a notice needs. */
export const CHANGE = { kind: true, at: true, until: true } satisfies Partial<Record<keyof ControlChange, true>>;
