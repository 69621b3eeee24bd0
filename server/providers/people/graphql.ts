import { builder } from '#server/graphql/builder.ts';
import { mayReadInvitation } from '../access.ts';
import { ProviderOwnership } from '../own/ownershipType.ts';
import { findInvitation } from './join.ts';
import { roleOf } from './team.ts';

const MOST = 100;

export const ProviderRoleEnum = builder.enumType('ProviderRole', {
  description: 'The role of a person in a business.',
  values: {
    OWNER: { value: 'owner', description: 'Edits it and manages its people.' },
    EDITOR: { value: 'editor', description: 'Edits it.' },
  } as const,
});

const BusinessPerson = builder.prismaObject('ProviderUser', {
  variant: 'BusinessPerson',
  description: 'An owner or editor of a business, as the others see them.',
  select: { userId: true, user: { select: { displayName: true, email: true } } },
  fields: (t) => ({
    databaseId: t.exposeInt('userId', { description: 'For removing them.' }),
    role: t.expose('role', { type: ProviderRoleEnum, description: 'Their role in the business.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'When they joined.' }),
    displayName: t.string({ description: 'The name of the account.', resolve: ({ user }) => user.displayName }),
    email: t.string({ description: 'The email of the account.', resolve: ({ user }) => user.email }),
    isViewer: t.boolean({
      description: 'Whether it is the signed-in user.',
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
  }),
});

const BusinessInvitation = builder.prismaObject('ProviderInvitation', {
  description: 'A pending invitation to manage a business.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'For withdrawing it.' }),
    email: t.exposeString('email', { description: 'The address it was emailed to.' }),
    role: t.expose('role', { type: ProviderRoleEnum, description: 'The role of the person.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The expiry time of its link.' }),
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
    type: [BusinessPerson],
    nullable: true,
    complexity: { multiplier: 10 },
    description: 'Its owners and editors, oldest first; null for programs.',
    select: { id: true },
    resolve: (query, { id: providerId }, _, { db, viewer }) =>
      viewer
        ? db.prisma.providerUser.findMany({
            ...query,
            where: { providerId },
            orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
            take: MOST,
          })
        : null,
  }),
  invitations: t.prismaField({
    type: [BusinessInvitation],
    nullable: true,
    complexity: { multiplier: 10 },
    description: 'Pending invitations; null unless the caller is an owner.',
    select: { id: true },
    resolve: async (query, { id: providerId }, _, { db, viewer }) => {
      if ((await roleOf(db.prisma, providerId, viewer?.id ?? 0)) !== 'owner') return null;
      const where = { providerId, expiresAt: { gt: new Date() } };
      return db.prisma.providerInvitation.findMany({ ...query, where, orderBy: { id: 'asc' }, take: MOST });
    },
  }),
}));

const InvitationToBusiness = builder
  .objectRef<Awaited<ReturnType<typeof findInvitation>>>('InvitationToBusiness')
  .implement({
    description: 'The business and role of an emailed invitation.',
    fields: (t) => ({
      businessName: t.string({
        description: 'The legal name of the business.',
        resolve: ({ provider }) => provider.businessName,
      }),
      email: t.exposeString('email', { description: 'Only an account with this email can accept it.' }),
      role: t.expose('role', { type: ProviderRoleEnum, description: 'The role of the person.' }),
    }),
  });

builder.queryField('invitationToBusiness', (t) =>
  t.field({
    type: InvitationToBusiness,
    nullable: true,
    authScopes: mayReadInvitation,
    description: 'The invitation of an emailed link. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => findInvitation(context, token),
  }),
);
