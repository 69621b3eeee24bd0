import { contactTypeName } from '#server/contacts/contactType.ts';
import type { Prisma, ProviderEdit } from '#server/generated/prisma/client.ts';
import { REACHED } from '#server/mail/reached.ts';
import type { Language } from '#shared/language.ts';
import type { StoredProvider } from '../form/parseProviderForm.ts';
import { type EditValues, valuesOf } from './draft.ts';

const DAY_MS = 86_400_000;
/** The objection period of the previous contacts. */
const NOTICE_DAYS = 7;
/** The number of days within which a changed mail and a changed phone count as changed together. */
const TOGETHER_DAYS = 30;

export interface ReplacedContact {
  contactType: string;
  contactValue: string;
}

/** The contacts removed by an edit, including phones of branches. */
export function replacedContacts(
  provider: Pick<StoredProvider, 'contacts' | 'branches'>,
  values: EditValues,
): ReplacedContact[] {
  const before = { branches: provider.branches, contacts: provider.contacts.map(asReplaced) };
  const kept = new Set(reachOf({ ...before, ...values }).map(({ contactValue }) => contactValue));
  return reachOf(before).filter(({ contactValue }) => !kept.has(contactValue));
}

const asReplaced = ({ contactType, contactValue }: StoredProvider['contacts'][number]): ReplacedContact => ({
  contactType: contactTypeName(contactType),
  contactValue,
});

interface Reached {
  contacts: ReplacedContact[];
  branches: { phone: string | null }[];
}

function reachOf({ contacts, branches }: Reached): ReplacedContact[] {
  const phones = branches.flatMap(({ phone }) => phone ?? []);
  return [...contacts, ...phones.map((contactValue) => ({ contactType: 'land-phone', contactValue }))];
}

/** The contacts that owners' edits replaced recently. */
async function latelyReplaced(
  tx: Pick<Prisma.TransactionClient, 'providerEdit'>,
  providerId: number,
): Promise<ReplacedContact[]> {
  const since = new Date(Date.now() - TOGETHER_DAYS * DAY_MS);
  const edits = await tx.providerEdit.findMany({
    where: { providerId, outcome: 'applied', decidedAt: { gte: since } },
    select: { replaced: true },
  });
  return edits.flatMap(({ replaced }) => replaced as unknown as ReplacedContact[]);
}

/** The current, recent and pre-registration addresses of a business, each once. */
export async function noticeAddresses(
  tx: Pick<Prisma.TransactionClient, 'providerEdit'>,
  { id, contacts, applicantEmail }: Pick<StoredProvider, 'contacts'> & { id: number; applicantEmail: string | null },
): Promise<string[]> {
  const known: ReplacedContact[] = [...contacts, ...(await latelyReplaced(tx, id))];
  const listed = known.filter(({ contactType }) => contactType === 'email').map(({ contactValue }) => contactValue);
  return [...new Set([...listed.map((text) => text.toLowerCase()), ...(applicantEmail ? [applicantEmail] : [])])];
}

/**
 * The recipients of notices about a change of a business, with their languages: the addresses and the owners of the
 * business, each once.
 */
export async function noticeRecipients(
  tx: Pick<Prisma.TransactionClient, 'providerEdit' | 'providerUser'>,
  provider: Parameters<typeof noticeAddresses>[1] & { language: Language },
): Promise<Map<string, Language>> {
  const owners = await tx.providerUser.findMany({
    where: { providerId: provider.id, role: 'owner', user: REACHED },
    include: { user: true },
  });
  return new Map([
    ...(await noticeAddresses(tx, provider)).map((to) => [to, provider.language] as const),
    ...owners.map(({ user }) => [user.email, user.language] as const),
  ]);
}

/**
 * The end of the notice period of an edit that changes both the mail and the phones of a provider: an attacker who
 * controls only the mailbox must not obtain the listing. Null for other edits.
 */
export async function noticeOf(
  tx: Prisma.TransactionClient,
  provider: StoredProvider,
  values: EditValues,
  former: Pick<ProviderEdit, 'values' | 'noticeUntil'> | null,
): Promise<Date | null> {
  const replaced = replacedContacts(provider, values);
  if (replaced.length === 0) return null;
  const all = [...replaced, ...(await latelyReplaced(tx, provider.id))];
  const isMail = ({ contactType }: ReplacedContact) => contactType === 'email';
  if (!all.some(isMail) || all.every(isMail)) return null;
  const isKnown = former?.noticeUntil && sameContacts(valuesOf(former), values);
  return isKnown ? former.noticeUntil : new Date(Date.now() + NOTICE_DAYS * DAY_MS);
}

function sameContacts(a: EditValues, b: EditValues): boolean {
  const text = ({ contacts, branches }: EditValues) =>
    JSON.stringify([
      contacts?.map(({ contactType, contactValue }) => [contactType, contactValue]),
      branches?.map(({ phone }) => phone),
    ]);
  return text(a) === text(b);
}
