import { contactKey } from '#server/contacts/contactKey.ts';
import type { Prisma, UnlistedKind } from '#server/generated/prisma/client.ts';
import { isSharedDomain } from '../control/ownDomain.ts';

type Tx = Prisma.TransactionClient;
type Key = { kind: UnlistedKind; key: string };

interface Contacts {
  contacts: { contactType: string; contactValue: string }[];
}

/** The identifying keys of a business: its numbers, mail domain (or address at a mail provider), and names. */
async function keysOf(tx: Tx, { businessName, contacts }: Contacts & { businessName: string }): Promise<Key[]> {
  const [{ key } = { key: null }] = await tx.$queryRaw<{ key: string | null }[]>`
    select duplicates.name_key(${businessName}) as key`;
  const reached = contacts.map((contact): Key => {
    const value = contactKey(contact);
    if (contact.contactType !== 'email') return { kind: 'phone', key: value };
    const domain = value.slice(value.lastIndexOf('@') + 1);
    return { kind: 'mail_domain', key: isSharedDomain(domain) ? value : domain };
  });
  return [...reached, ...(key ? [{ kind: 'name' as const, key }] : [])];
}

/** Puts a provider on the list of those that do not want to be listed. */
export async function unlist(tx: Tx, providerId: number): Promise<void> {
  const provider = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, include: { contacts: true } });
  await tx.unlisted.createMany({
    data: (await keysOf(tx, provider)).map((key) => ({ ...key, providerId })),
    skipDuplicates: true,
  });
}

/** Whether a business does not want to be listed, by any of its keys. */
export async function isUnlisted(tx: Tx, form: Contacts & { businessName: string }): Promise<boolean> {
  return (await tx.unlisted.count({ where: { OR: await keysOf(tx, form) } })) > 0;
}
