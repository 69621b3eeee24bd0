import type { PrismaModelTypes, prismaModelName } from '@pothos/plugin-prisma';
import { Contact } from '#server/contacts/contact.ts';
import { contactTypeName } from '#server/contacts/contactType.ts';
import type { Prisma, Provider as Stored } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID, VERSION } from '#server/graphql/paging.ts';
import { BusinessRole, Lane } from '#server/lanes/laneType.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { providerPath } from '#shared/providerPath.ts';
import { Branch } from '../branches/graphql.ts';
import { textFields } from '../texts/graphql.ts';

/** The input of `reasonOf`. */
export const REASON_SELECT = {
  status: true,
  decisions: {
    where: { kind: { in: ['changesRequested', 'rejected', 'suspended'] } },
    orderBy: { id: 'desc' },
    take: 1,
  },
} as const satisfies Prisma.ProviderSelect;

/** Why a provider was sent back, rejected or suspended, as its applicant was notified; null for other states, and without a reason. */
export function reasonOf({ status, decisions: [last] }: Prisma.ProviderGetPayload<{ select: typeof REASON_SELECT }>) {
  return status === 'waiting' || status === 'approved' || !last || last.silent ? null : last.reason;
}

/** The path of its page; null while it has none. */
export const pathOf = ({ status, ...provider }: Pick<Stored, 'id' | 'businessName' | 'status'>) =>
  status === 'approved' ? providerPath(provider) : null;

export const ProviderStatus = builder.enumType('ProviderStatus', {
  description: 'The moderation status of a provider.',
  values: {
    WAITING: { value: 'waiting', description: 'In the moderation queue.' },
    SENT_BACK: { value: 'sent_back', description: 'Changes were requested: it can be corrected and submitted again.' },
    REJECTED: { value: 'rejected', description: 'It was rejected and cannot be submitted again.' },
    APPROVED: { value: 'approved', description: 'It is public.' },
    SUSPENDED: { value: 'suspended', description: 'Our team hides it from the public until it publishes it again.' },
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
    status: t.expose('status', { type: ProviderStatus, description: 'Its moderation status.' }),
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
      description: 'Its services and their places.',
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
    roles: t.expose('roles', { type: [BusinessRole], description: 'Its roles in a transport, as declared by itself.' }),
    lanes: t.field({
      type: [Lane],
      description: 'The routes that it drives.',
      complexity: { multiplier: 3 },
      select: { lanes: { orderBy: { id: 'asc' }, include: { service: true } } },
      resolve: ({ lanes }) => lanes,
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
