import { builder } from '../graphql/builder.ts';
import { findLookalikes, type Lookalike as LookalikeRow } from './findLookalikes.ts';

const Provider = builder.prismaNode('Provider', {
  description: 'A business of the directory, as staff see it: also while it waits for moderation.',
  id: { field: 'id' },
  nullable: true,
  authScopes: { superAdmin: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    businessName: t.exposeString('businessName'),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it waits for moderation: it is not public then.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const LookalikeReason = builder.enumType('LookalikeReason', {
  description: 'What two businesses have in common.',
  values: {
    NAME: { value: 'name', description: 'Nearly the same name, in the same province.' },
    PHONE: { value: 'phone' },
    EMAIL: { value: 'email', description: 'The same contact e-mail.' },
    WEBSITE: { value: 'website' },
    TAX_NUMBER: { value: 'taxNumber' },
  } as const,
});

const Lookalike = builder.objectRef<LookalikeRow>('Lookalike').implement({
  description: 'A provider that may be the same business as another one, and why.',
  fields: (t) => ({
    provider: t.prismaField({
      type: Provider,
      resolve: (query, { providerId }, _, { db }) =>
        db.prisma.provider.findUniqueOrThrow({ ...query, where: { id: providerId } }),
    }),
    reasons: t.field({
      type: [LookalikeReason],
      description: 'The strongest first.',
      resolve: ({ reasons }) => reasons,
    }),
  }),
});

builder.prismaObjectField(Provider, 'lookalikes', (t) =>
  t.field({
    type: [Lookalike],
    description: 'Other providers that may be the same business, the likeliest first; at most 10.',
    complexity: { field: 50, multiplier: 10 },
    resolve: ({ id }, _, { db }) => findLookalikes(db.pool, id),
  }),
);

builder.queryField('provider', (t) =>
  t.prismaField({
    type: Provider,
    nullable: true,
    authScopes: { superAdmin: true },
    description: 'A provider by its database id; null when there is none.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (query, _, { databaseId }, { db }) =>
      db.prisma.provider.findUnique({ ...query, where: { id: databaseId } }),
  }),
);
