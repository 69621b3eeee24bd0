import type { ControlKind as Stored } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayReadProviders } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { ProviderModeration } from './moderationType.ts';

const REASONS: Record<Stored, string> = {
  phone: 'Phone numbers were removed.',
  mail: 'Email addresses were removed.',
  contacts: 'Phone and email, or all phones, were replaced.',
  owner: 'The owner was replaced.',
  mail_domain: 'The email address is at a new domain, or is a new mailbox.',
  lookalike: 'A new contact resembles a contact of another provider.',
  claim_pending: 'A claim with proof is pending.',
};

const ControlChange = builder.prismaObject('ControlChange', {
  description: 'A change of control, with the data for staff.',
  authScopes: mayReadProviders,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the change; not for `node`.' }),
    kind: t.field({
      type: builder.enumType('ControlChangeKind', {
        description: 'The kind of a change.',
        values: Object.fromEntries(
          Object.entries(REASONS).map(([value, description]) => [value.toUpperCase(), { value, description }]),
        ) as Record<Uppercase<Stored>, { value: Stored; description: string }>,
      }),
      description: 'The kind of the change.',
      resolve: ({ kind }) => kind,
    }),
    removed: t.exposeStringList('removed', {
      description: `The removed contacts, at most ${MOST.contacts}.`,
    }),
    added: t.exposeStringList('added', {
      description: `The contacts that replaced the removed ones, at most ${MOST.contacts}.`,
    }),
    similar: t.relation('similar', {
      type: Provider,
      nullable: true,
      description: 'The provider whose contact the new one resembles.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'The time of the change.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'The time until which the public sees a notice; null: there is no notice.',
    }),
  }),
});

const SHOWN_CHANGES = 20;

builder.prismaObjectField(ProviderModeration, 'controlChanges', (t) =>
  t.relation('controlChanges', {
    type: ControlChange,
    description: `The last ${SHOWN_CHANGES} changes of the provider's contacts and owners, newest first.`,
    complexity: { multiplier: 3 },
    query: { orderBy: { id: 'desc' }, take: SHOWN_CHANGES },
  }),
);
