import { contactKey } from '#server/contacts/contactKey.ts';
import { keyOf } from '#server/credentials/proofs.ts';
import type { Prisma, UnlistedKind } from '#server/generated/prisma/client.ts';
import { taxKeys } from '#server/tax-types/checkDigit.ts';
import { isSharedDomain } from '../control/ownDomain.ts';

type Tx = Prisma.TransactionClient;
type Key = { kind: UnlistedKind; key: string };

interface Business {
  businessName: string;
  taxNumber?: string | null | undefined;
  addressId: number;
  contacts: { contactType: string; contactValue: string }[];
  credentials?: { kind: string; number: string }[];
}

/** The identifying keys of a business: its phones, mail domain (or address at a mail provider), name, and numbers. */
async function keysOf(tx: Tx, { businessName, taxNumber, addressId, contacts, credentials }: Business): Promise<Key[]> {
  const [{ key, country } = { key: null, country: '' }] = await tx.$queryRaw<{ key: string | null; country: string }[]>`
    select duplicates.name_key(${businessName}) as key, country_code as country from addresses where id = ${addressId}`;
  const reached = contacts.map((contact): Key => {
    const value = contactKey(contact);
    if (contact.contactType !== 'email') return { kind: 'phone', key: value };
    const domain = value.slice(value.lastIndexOf('@') + 1);
    return { kind: 'mail_domain', key: isSharedDomain(domain) ? value : domain };
  });
  const own = (kind: UnlistedKind, keys: string[]) => keys.map((key): Key => ({ kind, key }));
  return [
    ...reached,
    ...own('name', key ? [key] : []),
    ...own(
      'tax_number',
      taxKeys(taxNumber ?? '', country).map((number) => `${country} ${number}`),
    ),
    ...own('credential', (credentials ?? []).map(keyOf)),
  ];
}

/** Adds a provider to the list of businesses that do not want to be listed. */
export async function unlist(tx: Tx, providerId: number): Promise<void> {
  const provider = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    include: { contacts: true, credentials: true },
  });
  await tx.unlisted.createMany({
    data: (await keysOf(tx, provider)).map((key) => ({ ...key, providerId })),
    skipDuplicates: true,
  });
}

/** Whether a business does not want to be listed, by any of its keys. */
export async function isUnlisted(tx: Tx, form: Business): Promise<boolean> {
  return (await tx.unlisted.count({ where: { OR: await keysOf(tx, form) } })) > 0;
}
