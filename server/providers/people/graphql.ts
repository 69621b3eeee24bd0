import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { mayReadInvitation } from '../access.ts';
import { ProviderOwnership } from '../own/ownershipType.ts';
import { findInvitation } from './join.ts';
import { MOST_PEOPLE, ProviderPerson, ProviderRoleEnum } from './personType.ts';
import { roleOf } from './team.ts';

const BusinessInvitation = builder.prismaObject('ProviderInvitation', {
  description: 'A pending invitation to manage a business.',
  fields: (t) => ({
    id: t.id({
      description: 'The id for `withdrawInvitation`; not for `node`.',
      resolve: ({ id }) => writeGlobalId('ProviderInvitation', id),
    }),
    databaseId: t.exposeInt('id', { description: REST_ID }),
    email: t.exposeString('email', { description: 'The address to which the invitation was emailed.' }),
    role: t.expose('role', { type: ProviderRoleEnum, description: 'The role of the person.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The expiry time of the link.' }),
  }),
});

builder.prismaObjectFields(ProviderOwnership, (t) => ({
  role: t.field({
    type: ProviderRoleEnum,
    nullable: true,
    description: 'The role of the signed-in user; null for programs.',
    select: (_, { viewer }) => ({ users: { where: { userId: viewer?.id ?? 0 } } }),
    resolve: ({ users }, _, { viewer }) => users.find(({ userId }) => userId === viewer?.id)?.role ?? null,
  }),
  people: t.prismaField({
    type: [ProviderPerson],
    nullable: true,
    complexity: { multiplier: 10 },
    description: `The owners and editors of the provider, oldest first; at most ${MOST_PEOPLE}. Null for programs.`,
    select: { id: true },
    resolve: (query, { id: providerId }, _, { db, viewer }) =>
      viewer
        ? db.prisma.providerUser.findMany({
            ...query,
            where: { providerId },
            orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
            take: MOST_PEOPLE,
          })
        : null,
  }),
  invitations: t.prismaField({
    type: [BusinessInvitation],
    nullable: true,
    complexity: { multiplier: 10 },
    description: `Pending invitations, at most ${MOST_PEOPLE}; null unless the caller is an owner.`,
    select: { id: true },
    resolve: async (query, { id: providerId }, _, { db, viewer }) => {
      if ((await roleOf(db.prisma, providerId, viewer?.id ?? 0)) !== 'owner') return null;
      const where = { providerId, expiresAt: { gt: new Date() } };
      return db.prisma.providerInvitation.findMany({ ...query, where, orderBy: { id: 'asc' }, take: MOST_PEOPLE });
    },
  }),
}));

const InvitationToProvider = builder
  .objectRef<Awaited<ReturnType<typeof findInvitation>>>('InvitationToProvider')
  .implement({
    description: 'The business and role of an emailed invitation.',
    fields: (t) => ({
      businessName: t.string({
        description: 'The legal name of the business.',
        resolve: ({ provider }) => provider.businessName,
      }),
      email: t.exposeString('email', { description: 'The email of the account that can accept the invitation.' }),
      role: t.expose('role', { type: ProviderRoleEnum, description: 'The role of the person.' }),
    }),
  });

builder.queryField('invitationToProvider', (t) =>
  t.field({
    type: InvitationToProvider,
    nullable: true,
    authScopes: mayReadInvitation,
    description: 'The invitation of an emailed link. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => findInvitation(context, token),
  }),
);
