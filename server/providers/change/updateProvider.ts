import { contactTypeOf } from '#server/contacts/contactType.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Conflict, Invalid } from '#server/platform/errors.ts';
import { type ParsedForm, type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import { changeProvider } from './changeProvider.ts';

/**
 * Saves the complete form. `version` is the edited one: when there is a newer version, this throws `Conflict` and
 * changes nothing. Without it the last save wins. Throws `Invalid`, `NotFound`.
 */
export async function updateProvider(
  context: Context,
  { id, version, ...form }: ProviderForm & { id: number; version?: number | null },
): Promise<void> {
  const read = await parseProviderForm(context, form);
  await changeProvider(context, id, { code: 'providerChanged' }, (tx) => saveProvider(tx, { id, version, ...read }));
}

/** Writes a form that is read, within `changeProvider`. Throws `Conflict`, and `Invalid` for items that are not there. */
export async function saveProvider(
  tx: Prisma.TransactionClient,
  {
    id,
    version,
    contacts,
    services,
    branches,
    ...provider
  }: ParsedForm & { id: number; version?: number | null; importKey?: string },
): Promise<void> {
  const { count } = await tx.provider.updateMany({
    where: { id, ...(version != null && { version }) },
    data: { ...provider, version: { increment: 1 } },
  });
  if (count === 0) throw new Conflict('provider.stale');
  await saveContacts(tx, id, contacts);
  await saveServices(tx, id, services);
  if (branches) await saveBranches(tx, id, branches);
}

async function saveContacts(
  tx: Prisma.TransactionClient,
  providerId: number,
  contacts: ParsedForm['contacts'],
): Promise<void> {
  const kept = contacts.flatMap(({ id }) => id ?? []);
  await tx.contact.deleteMany({ where: { providerId, id: { notIn: kept } } });
  for (const { id, contactType, contactValue, typedValue } of contacts) {
    const data = { contactType: contactTypeOf(contactType), contactValue };
    if (id === null) await tx.contact.create({ data: { ...data, typedValue, providerId } });
    // a row without a change keeps its date, and the text that was typed
    else if (!(await tx.contact.count({ where: { id, providerId, ...data } })))
      checkOwn(await tx.contact.updateMany({ where: { id, providerId }, data: { ...data, typedValue } }));
  }
}

async function saveServices(
  tx: Prisma.TransactionClient,
  providerId: number,
  services: ParsedForm['services'],
): Promise<void> {
  const kept = services.flatMap(({ id }) => id ?? []);
  await tx.providerService.deleteMany({ where: { providerId, id: { notIn: kept } } });
  for (const { id, ...data } of services) {
    if (id === null) await tx.providerService.create({ data: { ...data, providerId } });
    else if (!(await tx.providerService.count({ where: { id, providerId, ...data } })))
      checkOwn(await tx.providerService.updateMany({ where: { id, providerId }, data }));
  }
}

async function saveBranches(
  tx: Prisma.TransactionClient,
  providerId: number,
  branches: NonNullable<ParsedForm['branches']>,
): Promise<void> {
  const kept = branches.flatMap(({ id }) => id ?? []);
  await tx.providerBranch.deleteMany({ where: { providerId, id: { notIn: kept } } });
  for (const { id, ...data } of branches) {
    if (id === null) await tx.providerBranch.create({ data: { ...data, providerId } });
    else if (!(await tx.providerBranch.count({ where: { id, providerId, ...data } })))
      checkOwn(await tx.providerBranch.updateMany({ where: { id, providerId }, data }));
  }
}

/** An id of another provider's item, or of a deleted one, is the caller's mistake. */
function checkOwn({ count }: { count: number }): void {
  if (count === 0) throw new Invalid('provider.itemGone');
}
