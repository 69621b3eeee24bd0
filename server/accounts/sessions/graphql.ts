import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { mayChangeUsers, mayManageOwnAccountNow } from '../access.ts';
import { sessionsInForce } from '../credentials/sessions.ts';
import { User, UserPayload, ViewerPayload } from '../user/graphql.ts';
import { deviceOf } from './device.ts';
import { endOtherSessions, endOwnSession, endSessionsOf } from './endSessions.ts';

const Session = builder.prismaObject('Session', {
  description: 'A browser in which a user is signed in. Visible to the user and super admins only.',
  fields: (t) => ({
    id: t.id({
      description: 'The id for `endSession`, not for `node`.',
      resolve: ({ id }) => writeGlobalId('Session', id),
    }),
    databaseId: t.exposeInt('id', { description: 'The database id.' }),
    browser: t.string({
      nullable: true,
      description: 'The name of the browser, such as `Firefox`; null when unknown.',
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      nullable: true,
      description: 'The operating system, such as `Windows`; null when unknown.',
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    network: t.exposeString('network', {
      nullable: true,
      description:
        'The network of the last use, such as `203.0.113.0/24`, instead of the full address; null when unknown.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the sign-in.' }),
    lastUsedAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'The time of the last use, with a precision of ten minutes.',
    }),
    isCurrent: t.boolean({
      description: 'Whether this is the session of the current request.',
      resolve: ({ id }, _, { viewer }) => id === viewer?.sessionId,
    }),
  }),
});

builder.prismaObjectField(User, 'sessions', (t) =>
  t.relation('sessions', {
    type: Session,
    description: 'The sessions of the user, last used first; at most 100.',
    complexity: { multiplier: 10 },
    query: () => ({ where: sessionsInForce(), take: 100, orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }] }),
  }),
);

builder.mutationFields((t) => ({
  endSession: t.fieldWithInput({
    type: ViewerPayload,
    authScopes: mayManageOwnAccountNow,
    description: 'Ends one of your sessions; its next request is rejected. Errors: NOT_FOUND, PROOF_REQUIRED.',
    input: { id: t.input.id({ required: true, description: 'The id of the session.' }) },
    resolve: (_, { input }, context) => changedNode('Session', input.id, (id) => endOwnSession(context, id)),
  }),
  endOtherSessions: t.field({
    type: ViewerPayload,
    authScopes: mayManageOwnAccountNow,
    description: 'Ends all your sessions except for this one. Errors: PROOF_REQUIRED.',
    resolve: async (_, __, context) => {
      await endOtherSessions(context);
      return {};
    },
  }),
  endUserSessions: t.fieldWithInput({
    type: UserPayload,
    authScopes: mayChangeUsers,
    description: 'Ends all sessions of a user, who is notified by email. Errors: NOT_FOUND, PROOF_REQUIRED.',
    input: { userId: t.input.id({ required: true, description: 'The id of the user.' }) },
    resolve: (_, { input }, context) => changedNode('User', input.userId, (id) => endSessionsOf(context, id)),
  }),
}));
