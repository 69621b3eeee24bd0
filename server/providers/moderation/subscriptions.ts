import { filter, pipe } from 'graphql-yoga';
import { accessError } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { mayReadProviders } from '../access.ts';
import { countProviders } from '../list/listProviders.ts';

const ModerationQueue = builder.objectRef<object>('ModerationQueue').implement({
  description: 'The pending providers.',
  fields: (t) => ({
    count: t.int({
      description: 'How many are pending.',
      resolve: (_, __, { db }) => countProviders(db.pool, { isQueue: true }),
    }),
  }),
});

builder.subscriptionType({ description: 'All subscriptions, as server-sent events.' });

builder.subscriptionField('moderationQueue', (t) =>
  t.field({
    type: ModerationQueue,
    authScopes: mayReadProviders,
    description:
      'Now, and again whenever providers come into the queue or leave it. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: (_, __, context) => {
      // scopes are asked for each event: without this anybody could hold a connection open
      if (!context.viewer?.isModerator) throw accessError(context);
      return pipe(
        context.queueWatch.changes(),
        filter(() => isStillStaff(context)),
      );
    },
    resolve: () => ({}),
  }),
);

/** A subscription outlives the request that was let in: after a sign-out, or without the permission, it ends silently. */
async function isStillStaff({ db, viewer }: Context): Promise<boolean> {
  const session = { id: viewer!.sessionId, expiresAt: { gt: new Date() } };
  const user = { OR: [{ isSuperAdmin: true }, { isModerator: true }], disabledAt: null };
  return (await db.prisma.session.count({ where: { ...session, user } })) > 0;
}
