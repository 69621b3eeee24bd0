import { contactTypeName } from '#server/contacts/contactType.ts';
import { displayPhone } from '#server/contacts/phones/phone.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { message } from '#server/i18n/messages.ts';
import { inAllLanguages } from '#server/logs/translated.ts';
import { displayName } from '#server/places/atlas/place.ts';
import { nameIn } from '#server/services/nameIn.ts';
import { type CredentialKindName, credentialText, dayText } from '#shared/credentials.ts';
import { laneText } from '#shared/lane.ts';
import type { Language } from '#shared/language.ts';
import { PROVIDER_TEXT_NAMES, pick } from '#shared/providerForm.ts';
import { hoursLines } from '../branches/hoursLines.ts';

type Tx = Prisma.TransactionClient;
type Places = Pick<Context, 'gazetteer'>;

export type Snapshot = ReturnType<typeof snapshot>;

/** The relations of a provider that its snapshot needs. */
export const ALL = {
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
  branches: { orderBy: { id: 'asc' } },
  lanes: { orderBy: { id: 'asc' }, include: { service: true } },
  credentials: { orderBy: { id: 'asc' } },
  taxType: true,
  image: { include: { file: true } },
} as const satisfies Prisma.ProviderInclude;

/** Providers as shown in their history: with lasting names, in a fixed order, so that two snapshots can be compared. */
export async function snapshots(tx: Tx, places: Places, ids: number[]): Promise<Map<number, Snapshot>> {
  const providers = await tx.provider.findMany({ where: { id: { in: ids } }, include: ALL });
  return new Map(providers.map((provider) => [provider.id, snapshot(places, provider)]));
}

export type FullProvider = Prisma.ProviderGetPayload<{ include: typeof ALL }>;

/** Like `snapshots`, for a provider already in memory. */
export function snapshot({ gazetteer }: Places, provider: FullProvider) {
  const { taxType, addressId } = provider;
  const { taxNumber, description, ...texts } = pick(provider, PROVIDER_TEXT_NAMES);
  const place = (value: number, language: Language) => displayName(gazetteer.get(value)!, language);
  return {
    ...texts,
    taxType: taxType && `${taxType.countryCode} ${taxType.shortName}`,
    taxNumber,
    description,
    address: inAllLanguages((language) => place(addressId, language)),
    roles: provider.roles.map((role) => inAllLanguages((language) => message(`role.${role}`, language))),
    status: provider.status,
    approvedAt: provider.approvedAt?.toISOString() ?? null,
    rejectedAt: provider.rejectedAt?.toISOString() ?? null,
    suspendedAt: provider.suspendedAt?.toISOString() ?? null,
    confirmedAt: provider.confirmedAt?.toISOString() ?? null,
    contacts: provider.contacts.map(
      ({ contactType, contactValue }) => `${contactTypeName(contactType)} ${displayPhone(contactValue)}`,
    ),
    services: provider.services.map((item) =>
      inAllLanguages((language) => `${nameIn(language, item.service)} · ${place(item.addressId, language)}`),
    ),
    branches: provider.branches.map((branch) =>
      inAllLanguages((language) =>
        [
          branch.name,
          place(branch.addressId, language),
          branch.phone && displayPhone(branch.phone),
          ...hoursLines(branch.hours, language),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    lanes: provider.lanes.map((lane) =>
      inAllLanguages((language) =>
        [
          laneText(place(lane.fromId, language), place(lane.toId, language), lane.bothWays),
          message(`lane.rhythm.${lane.rhythm}`, language),
          lane.service && nameIn(language, lane.service),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    credentials: provider.credentials.map(({ kind, number, validUntil }) =>
      inAllLanguages((language) =>
        [
          credentialText(kind as CredentialKindName, number),
          validUntil && message('credential.until', language, { date: dayText(validUntil) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    image: provider.image && {
      file: provider.image.file.storageKey,
      approvedAt: provider.image.approvedAt?.toISOString() ?? null,
    },
  } satisfies Prisma.InputJsonObject;
}
