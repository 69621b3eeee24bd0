import { contactKey } from '#server/contacts/contactKey.ts';
import { contactTypeOf } from '#server/contacts/contactType.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid, Stale } from '#server/platform/errors.ts';
import { type ParsedForm, type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import { changeProvider } from './changeProvider.ts';
import { credentialRow } from './credentialRows.ts';

/**
 * Saves the complete form. `version` is the edited version: if there is a newer one, throws `Conflict` and changes
 * nothing. Without it the last save wins. Throws `Invalid`, `NotFound`.
 */
export async function updateProvider(
  context: Context,
  { id, version, ...form }: ProviderForm & { id: number; version?: number | null },
): Promise<void> {
  const read = await parseProviderForm(context, form);
  await changeProvider(context, id, { code: 'providerChanged' }, (tx) => saveProvider(tx, { id, version, ...read }));
}

/** Writes a parsed form, within `changeProvider`. Throws `Conflict`, and `Invalid` for missing items. */
export async function saveProvider(
  tx: Prisma.TransactionClient,
  {
    id,
    version,
    contacts,
    services,
    branches,
    lanes,
    credentials,
    ...provider
  }: ParsedForm & { id: number; version?: number | null; importKey?: string },
): Promise<void> {
  const { count } = await tx.provider.updateMany({
    where: { id, ...(version != null && { version }) },
    data: { ...provider, version: { increment: 1 } },
  });
  if (count === 0) throw new Stale('provider.stale');
  const known = await tx.contact.findMany({ where: { providerId: id } });
  const since = new Map(known.map((contact) => [contactKey(contact), contact.updatedAt]));
  const written = contacts.map(({ id, typedValue, contactType, ...contact }) => {
    const compared = { ...contact, contactType: contactTypeOf(contactType) };
    // the date of the number or address, which other changes of the contact leave unchanged
    return {
      id,
      compared,
      data: { ...compared, typedValue, updatedAt: since.get(contactKey(compared)) ?? new Date() },
    };
  });
  await saveItems(tx.contact, id, written);
  await saveItems(tx.providerService, id, services.map(itemOf));
  if (branches) await saveItems(tx.providerBranch, id, branches.map(itemOf));
  // a changed lane is confirmed by the change
  const confirmedAt = new Date();
  const declared = lanes?.map(({ id, ...lane }) => ({ id, compared: lane, data: { ...lane, confirmedAt } }));
  if (declared) await saveItems(tx.providerLane, id, declared);
  if (credentials) await saveItems(tx.providerCredential, id, credentials.map(credentialRow).map(itemOf));
}

/** Removes the entered text of guessed numbers that staff have reviewed. The date of a contact stays the same. */
export async function forgetTypedValues(tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  await tx.$executeRaw`
    update contacts set typed_value = null where provider_id = any(${ids}::int[]) and typed_value is not null`;
}

const itemOf = <Item extends { id: number | null }>({ id, ...data }: Item) => ({ id, data });

type ItemWhere = { id: number; providerId: number };

/** A table of items of providers. */
interface ItemTable<Data> {
  deleteMany(query: { where: { providerId: number; id: { notIn: number[] } } }): Promise<unknown>;
  create(query: { data: Data & { providerId: number } }): Promise<unknown>;
  count(query: { where: ItemWhere }): Promise<number>;
  updateMany(query: { where: ItemWhere; data: Data }): Promise<{ count: number }>;
}

interface WrittenItem<Data> {
  /** The id of the stored row; null for a new item. */
  id: number | null;
  data: Data;
  /** The values compared with the stored row; by default all of `data`. */
  compared?: object;
}

/** Writes the complete list of items. Throws `Invalid` for the id of another provider's item, or of a deleted one. */
async function saveItems<Data extends object>(
  table: ItemTable<NoInfer<Data>>,
  providerId: number,
  items: readonly WrittenItem<Data>[],
): Promise<void> {
  const kept = items.flatMap(({ id }) => id ?? []);
  await table.deleteMany({ where: { providerId, id: { notIn: kept } } });
  for (const { id, data, compared = data } of items) {
    if (id === null) await table.create({ data: { ...data, providerId } });
    // an unchanged row keeps its date, and the entered text
    else if ((await table.count({ where: { id, providerId, ...compared } })) === 0) {
      const { count } = await table.updateMany({ where: { id, providerId }, data });
      if (count === 0) throw new Invalid('provider.itemGone');
    }
  }
}
