import type { PrismaModelTypes, prismaModelName } from '@pothos/plugin-prisma';
import { Contact } from '#server/contacts/contact.ts';
import { contactTypeName } from '#server/contacts/contactType.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID, VERSION } from '#server/graphql/paging.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { Branch } from '../branches/graphql.ts';
import { LAST_REFUSAL, type Status } from '../list/lastRefusal.ts';
import { textFields } from '../texts/graphql.ts';

/** The columns that give the status of a provider. */
export const STATUS_SELECT = {
  approvedAt: true,
  rejectedAt: true,
  heldApprovalAt: true,
  decisions: LAST_REFUSAL,
} as const satisfies Prisma.ProviderSelect;

type Row = Prisma.ProviderGetPayload<{ select: typeof STATUS_SELECT }>;

/** The moderation status of a provider. */
export function statusOf({ approvedAt, rejectedAt, heldApprovalAt, decisions: [last] }: Row): Status {
  if (approvedAt) return 'APPROVED';
  if (heldApprovalAt) return 'SUSPENDED';
  if (!rejectedAt) return 'WAITING';
  return last?.kind === 'rejected' ? 'REJECTED' : 'SENT_BACK';
}

/** Why a provider was sent back, rejected or suspended, as its applicant was notified; null for other states, and without a reason. */
export function reasonOf(row: Row): string | null {
  const [last] = row.decisions;
  return !row.approvedAt && row.rejectedAt && last && !last.silent ? last.reason : null;
}

export const ProviderStatus = builder.enumType('ProviderStatus', {
  description: 'The moderation status of a provider.',
  values: {
    WAITING: { description: 'In the moderation queue.' },
    SENT_BACK: { description: 'Changes were requested: it can be corrected and submitted again.' },
    REJECTED: { description: 'It was rejected and cannot be submitted again.' },
    APPROVED: { description: 'It is public.' },
    SUSPENDED: { description: 'Hidden from the public until staff publish it again.' },
  } as const,
});

type Types = (typeof builder)['$inferSchemaTypes'];

type Model = PrismaModelTypes & Types['PrismaTypes']['Provider'];
type Shape = Model['Shape'] & { [prismaModelName]?: 'Provider' };

/** The fields of a provider in any state that both its owner and staff see. */
export function storedFields(t: PothosSchemaTypes.PrismaObjectFieldBuilder<Types, Model, Shape>) {
  return {
    databaseId: t.exposeInt('id', { description: REST_ID }),
    ...textFields(t, PROVIDER_TEXT_NAMES),
    taxTypeId: t.exposeInt('taxTypeId', { nullable: true, description: 'Database id; null when there is none.' }),
    status: t.field({
      type: ProviderStatus,
      description: 'Its moderation status.',
      select: STATUS_SELECT,
      resolve: statusOf,
    }),
    address: t.field({
      type: Address,
      description: 'The city of the provider.',
      select: { addressId: true },
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    contacts: t.field({
      type: [Contact],
      description: 'Ways to reach it.',
      complexity: { multiplier: 3 },
      select: { contacts: { orderBy: { id: 'asc' } } },
      resolve: ({ contacts }) =>
        contacts.map((contact) => ({ ...contact, contactType: contactTypeName(contact.contactType) })),
    }),
    providerServices: t.field({
      type: [ProviderService],
      description: 'What it offers, and where.',
      complexity: { multiplier: 3 },
      select: { services: { orderBy: { id: 'asc' }, include: { service: true } } },
      resolve: ({ services }) => services,
    }),
    branches: t.field({
      type: [Branch],
      description: 'Its sites.',
      complexity: { multiplier: 3 },
      select: { branches: { orderBy: { id: 'asc' } } },
      resolve: ({ branches }) => branches,
    }),
    contactsHeldUntil: t.expose('contactsHeldUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'After a change of owner: edits of contacts, branches or website are not applied before this time. Usually null.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last save or decision.' }),
    version: t.exposeInt('version', { description: VERSION }),
  };
}
