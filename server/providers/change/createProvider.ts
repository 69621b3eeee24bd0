import { contactTypeOf } from '#server/contacts/contactType.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLogs } from '#server/logs/writeLog.ts';
import { type ParsedForm, type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import type { Author } from './changeProvider.ts';
import { insertProviders, type NewProvider } from './insertProvider.ts';
import { snapshots } from './snapshot.ts';

/** A provider that staff enter; it waits for approval like any other. Answers its id. Throws `Invalid`. */
export async function createProvider(context: Context, form: ProviderForm): Promise<number> {
  const read = await parseProviderForm(context, form);
  const [id] = await context.db.prisma.$transaction((tx) => createProviders(tx, context, [read]));
  return id!;
}

/** As `createProvider`, for several that are read, in a transaction that is open. Answers their ids in order. */
export async function createProviders(
  tx: Prisma.TransactionClient,
  author: Author,
  forms: (ParsedForm & Pick<NewProvider, 'importKey' | 'partnerId' | 'idempotencyKey'>)[],
  message = 'Provider created',
): Promise<number[]> {
  const ids = await insertProviders(
    tx,
    forms.map(({ contacts, services, ...provider }) => ({
      ...provider,
      language: author.language,
      contacts: contacts.map(({ contactType, contactValue, typedValue }) => ({
        contactType: contactTypeOf(contactType),
        contactValue,
        typedValue,
      })),
      services: services.map(({ serviceId, addressId }) => ({ serviceId, addressId })),
    })),
  );
  const after = await snapshots(tx, author, ids);
  await writeLogs(
    tx,
    author,
    ids.map((id) => ({ message, subject: { type: 'provider', id }, after: after.get(id) })),
  );
  return ids;
}
