import { builder } from '#server/graphql/builder.ts';
import { UserName } from '#server/graphql/userName.ts';
import { mayReadProviders } from '../access.ts';

const MOST = 200;

/** Skips from one decider to the next in the index: there are few deciders, and many decisions. */
const DECIDERS = `with recursive decider (id) as (
    select min(user_id) from provider_decisions
    union all select (select min(d.user_id) from provider_decisions d where d.user_id > decider.id) from decider
    where decider.id is not null)
  select id from decider where id is not null limit ${MOST}`;

builder.queryField('providerDeciders', (t) =>
  t.prismaField({
    type: [UserName],
    authScopes: mayReadProviders,
    description: `The users who have decided about providers, by name; at most ${MOST}. For the filter of lists of providers.`,
    complexity: { multiplier: 10 },
    resolve: async (query, _, __, { db }) => {
      const { rows } = await db.pool.query<{ id: number }>({ name: 'providers.deciders', text: DECIDERS });
      const ids = rows.map(({ id }) => id);
      return db.prisma.user.findMany({ ...query, where: { id: { in: ids } }, orderBy: { displayName: 'asc' } });
    },
  }),
);
