import type { ContactType, Language, Prisma } from '#server/generated/prisma/client.ts';
import type { ProviderText } from '#shared/providerForm.ts';

export interface NewProvider extends Pick<Prisma.ProviderCreateManyInput, ProviderText> {
  taxTypeId?: number | null;
  addressId: number;
  language: Language;
  applicantEmail?: string | null;
  idempotencyKey?: string | null;
  importKey?: string | null;
  partnerId?: number | null;
  contacts: { contactType: ContactType; contactValue: string; typedValue: string | null }[];
  services: { serviceId: number; addressId: number }[];
  /** Its picture, which waits for approval like the provider itself. */
  fileId?: number | null;
}

type Tx = Prisma.TransactionClient;

/** A provider that waits in the moderation queue: it is not searched before it is approved. */
export async function insertProvider(tx: Tx, provider: NewProvider): Promise<number> {
  const [id] = await insertProviders(tx, [provider]);
  return id!;
}

/** As `insertProvider`, for many in a few statements. Answers their ids in order. */
export async function insertProviders(tx: Tx, providers: NewProvider[]): Promise<number[]> {
  // beforehand: an insert does not promise to answer its rows in order
  const rows = await tx.$queryRaw<{ id: number }[]>`
    select nextval('providers_id_seq')::int as id from generate_series(1, ${providers.length}::int)`;
  const ids = rows.map(({ id }) => id);
  const own = <Item>(items: (provider: NewProvider) => Item[]) =>
    providers.flatMap((provider, at) => items(provider).map((item) => ({ ...item, providerId: ids[at]! })));
  await tx.provider.createMany({
    data: providers.map(({ contacts, services, fileId, ...provider }, at) => ({ ...provider, id: ids[at]! })),
  });
  await tx.contact.createMany({ data: own(({ contacts }) => contacts) });
  await tx.providerService.createMany({ data: own(({ services }) => services) });
  const images = own(({ fileId }) => (fileId ? [{ fileId }] : []));
  if (images.length > 0) await tx.providerImage.createMany({ data: images });
  return ids;
}
