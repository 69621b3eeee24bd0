import { contactTypeOf } from '#server/contacts/contactType.ts';
import type { ContactType, Language, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { LogEvent } from '#server/logs/events.ts';
import { writeLogs } from '#server/logs/writeLog.ts';
import type { BusinessRole } from '#shared/lane.ts';
import type { ProviderText } from '#shared/providerForm.ts';
import { type ParsedForm, type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import type { Author } from './changeProvider.ts';
import { credentialRow } from './credentialRows.ts';
import type { Keyed } from './idempotency.ts';
import { setStatus } from './setStatus.ts';
import { snapshots } from './snapshot.ts';

/** Creates a provider entered by staff, which is pending like any other. Returns its id. Throws `Invalid`. */
export async function createProvider(context: Context, form: ProviderForm): Promise<number> {
  const read = await parseProviderForm(context, form);
  const [id] = await context.db.prisma.$transaction((tx) => createProviders(tx, context, [read]));
  return id!;
}

/** Like `createProvider`, for several parsed forms in an open transaction. Returns their ids in order. */
export async function createProviders(
  tx: Prisma.TransactionClient,
  author: Author,
  forms: (ParsedForm & Pick<NewProvider, 'importKey' | 'partnerId' | keyof Keyed>)[],
  event: LogEvent = { code: 'providerCreated' },
): Promise<number[]> {
  const ids = await insertProviders(
    tx,
    forms.map(({ contacts, services, branches, lanes, credentials, ...provider }) => ({
      ...provider,
      language: author.language,
      contacts: contacts.map(({ contactType, contactValue, typedValue }) => ({
        contactType: contactTypeOf(contactType),
        contactValue,
        typedValue,
      })),
      services: services.map(({ serviceId, addressId }) => ({ serviceId, addressId })),
      branches: branches?.map(({ id: _, ...branch }) => branch),
      lanes: lanes?.map(({ id: _, ...lane }) => lane),
      credentials: credentials?.map(({ id: _, ...item }) => credentialRow(item)),
    })),
  );
  const after = await snapshots(tx, author, ids);
  await writeLogs(
    tx,
    author,
    ids.map((id) => ({ ...event, subject: { type: 'provider', id }, after: after.get(id) })),
  );
  return ids;
}

export interface NewProvider extends Keyed, Pick<Prisma.ProviderCreateManyInput, ProviderText> {
  taxTypeId?: number | null;
  addressId: number;
  language: Language;
  applicantEmail?: string | null;
  importKey?: string | null;
  partnerId?: number | null;
  contacts: { contactType: ContactType; contactValue: string; typedValue: string | null }[];
  services: { serviceId: number; addressId: number }[];
  branches?: Omit<Prisma.ProviderBranchCreateManyInput, 'providerId'>[] | undefined;
  roles?: BusinessRole[];
  lanes?: Omit<Prisma.ProviderLaneCreateManyInput, 'providerId'>[] | undefined;
  credentials?: Omit<Prisma.ProviderCredentialCreateManyInput, 'providerId'>[] | undefined;
  /** The file of the picture, which is pending like the provider. */
  fileId?: number | null;
}

type Tx = Prisma.TransactionClient;

/** Creates a pending provider: it cannot be found before it is approved. */
export async function insertProvider(tx: Tx, provider: NewProvider): Promise<number> {
  const [id] = await insertProviders(tx, [provider]);
  return id!;
}

/** Like `insertProvider`, for many in a few statements. Returns their ids in order. */
async function insertProviders(tx: Tx, providers: NewProvider[]): Promise<number[]> {
  // assigned beforehand: an insert does not guarantee the order of returned rows
  const rows = await tx.$queryRaw<{ id: number }[]>`
    select nextval('providers_id_seq')::int as id from generate_series(1, ${providers.length}::int)`;
  const ids = rows.map(({ id }) => id);
  const own = <Item>(items: (provider: NewProvider) => Item[]) =>
    providers.flatMap((provider, at) => items(provider).map((item) => ({ ...item, providerId: ids[at]! })));
  await tx.provider.createMany({
    data: providers.map(({ contacts, services, branches, lanes, credentials, fileId, ...provider }, at) => ({
      ...provider,
      id: ids[at]!,
    })),
  });
  await tx.contact.createMany({ data: own(({ contacts }) => contacts) });
  await tx.providerService.createMany({ data: own(({ services }) => services) });
  const branches = own(({ branches = [] }) => branches);
  if (branches.length > 0) await tx.providerBranch.createMany({ data: branches });
  const lanes = own(({ lanes = [] }) => lanes);
  if (lanes.length > 0) await tx.providerLane.createMany({ data: lanes });
  const credentials = own(({ credentials = [] }) => credentials);
  if (credentials.length > 0) await tx.providerCredential.createMany({ data: credentials });
  const images = own(({ fileId }) => (fileId ? [{ fileId }] : []));
  if (images.length > 0) await tx.providerImage.createMany({ data: images });
  return ids;
}

/**
 * Replaces a submission that staff returned, and adds it to the queue. The applicant's e-mail stays the same, as
 * ownership depends on it.
 */
export async function replaceProvider(
  tx: Prisma.TransactionClient,
  id: number,
  { contacts, services, branches: _, lanes, credentials, fileId, applicantEmail: __, ...provider }: NewProvider,
): Promise<void> {
  await tx.contact.deleteMany({ where: { providerId: id } });
  await tx.providerService.deleteMany({ where: { providerId: id } });
  if (lanes) await tx.providerLane.deleteMany({ where: { providerId: id } });
  if (credentials) await tx.providerCredential.deleteMany({ where: { providerId: id } });
  await tx.provider.update({
    where: { id },
    data: {
      ...provider,
      resubmittedAt: new Date(),
      contacts: { create: contacts },
      services: { create: services },
      ...(lanes && { lanes: { createMany: { data: lanes } } }),
      ...(credentials && { credentials: { createMany: { data: credentials } } }),
      ...(fileId && { image: { create: { fileId } } }),
    },
  });
  await setStatus(tx, [id], 'waiting');
}
