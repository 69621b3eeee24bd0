import { builder } from '#server/graphql/builder.ts';
import { Log } from '#server/logs/graphql.ts';
import { mayReadProviders } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { type DuplicateCandidate, findDuplicates } from './findDuplicates.ts';

const LookalikeReason = builder.enumType('LookalikeReason', {
  description: 'What two businesses have in common.',
  values: {
    NAME: { value: 'name', description: 'Nearly the same name, in the same province.' },
    PHONE: { value: 'phone', description: 'The same phone number, written in whatever way.' },
    EMAIL: { value: 'email', description: 'The same contact e-mail.' },
    WEBSITE: { value: 'website', description: 'The same website.' },
    TAX_NUMBER: { value: 'taxNumber', description: 'The same tax number.' },
  } as const,
});

const Lookalike = builder.objectRef<DuplicateCandidate>('Lookalike').implement({
  description: 'A provider that may be the same business as another one, and why.',
  fields: (t) => ({
    provider: t.prismaField({
      type: Provider,
      description: 'The other one.',
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

export const DecisionKind = builder.enumType('DecisionKind', {
  description: 'What staff decided about a provider.',
  values: {
    APPROVED: { value: 'approved', description: 'It is public from then on.' },
    CHANGES_REQUESTED: { value: 'changesRequested', description: 'The applicant is asked to correct it.' },
    REJECTED: { value: 'rejected', description: 'It does not belong here.' },
    UNDONE: { value: 'undone', description: 'The decision before this one was taken back.' },
  } as const,
});

export const ProviderDecision = builder.prismaNode('ProviderDecision', {
  description: 'What staff decided about a provider, and why.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadProviders,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is undone.' }),
    kind: t.field({ type: DecisionKind, description: 'What was decided.', resolve: ({ kind }) => kind }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Plain text, as the applicant was told; null when no reason was given.',
    }),
    silent: t.exposeBoolean('silent', { description: 'Whether the applicant was told nothing.' }),
    user: t.relation('user', { nullable: true, description: 'Who decided; null when they are gone.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was decided.' }),
  }),
});

builder.prismaObjectFields(Provider, (t) => ({
  lookalikes: t.field({
    type: [Lookalike],
    description: 'Other providers that may be the same business, the likeliest first; at most 10.',
    complexity: { field: 50, multiplier: 10 },
    resolve: ({ id }, _, { db }) => findDuplicates(db.pool, id),
  }),
  history: t.prismaField({
    type: [Log],
    description: 'Every change, newest first, with who made it and what it was before; at most 100.',
    complexity: { multiplier: 10 },
    resolve: (query, { id }, _, { db }) =>
      db.prisma.log.findMany({
        ...query,
        where: { subject: 'provider', subjectId: id },
        orderBy: { id: 'desc' },
        take: 100,
      }),
  }),
  decisions: t.relation('decisions', {
    type: ProviderDecision,
    description: 'What staff decided, newest first; at most 50.',
    complexity: { multiplier: 5 },
    query: { orderBy: { id: 'desc' }, take: 50 },
  }),
}));
