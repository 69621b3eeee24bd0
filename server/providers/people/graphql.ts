import { builder } from '#server/graphql/builder.ts';
import { mayReadInvitation } from '../access.ts';
import { OwnProvider } from '../own/graphql.ts';
import { findInvitation } from './join.ts';

const MOST = 100;

export const ProviderRoleEnum = builder.enumType('ProviderRole', {
  description: 'What a person is to a business.',
  values: {
    OWNER: { value: 'owner', description: 'Edits it, and decides who else does.' },
    EDITOR: { value: 'editor', description: 'Edits it.' },
  } as const,
});

const BusinessPerson = builder.prismaObject('ProviderUser', {
  variant: 'BusinessPerson',
  description: 'One of the people of a business, as the others see them.',
  select: { userId: true, user: { select: { displayName: true, email: true } } },
  fields: (t) => ({
    databaseId: t.exposeInt('userId', { description: 'The number by which they are removed.' }),
    role: t.expose('role', { type: ProviderRoleEnum, description: 'What they are to it.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'When they joined.' }),
    displayName: t.string({ description: 'The name of the account.', resolve: ({ user }) => user.displayName }),
    email: t.string({ description: 'The email of the account.', resolve: ({ user }) => user.email }),
    isViewer: t.boolean({
      description: 'Whether it is the signed-in person.',
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
  }),
});

const BusinessInvitation = builder.prismaObject('ProviderInvitation', {
  description: 'A pending invitation to manage a business.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is withdrawn.' }),
    email: t.exposeString('email', { description: 'Where it was emailed to.' }),
    role: t.expose('role', { type: ProviderRoleEnum, description: 'What the person is to be.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Its link works until then.' }),
  }),
});

builder.prismaObjectFields(OwnProvider, (t) => ({
  role: t.field({
    type: ProviderRoleEnum,
    nullable: true,
    description: 'What the signed-in person is to it; null for programs.',
    select: (_, { viewer }) => ({ users: { where: { userId: viewer?.id ?? 0 } } }),
    resolve: ({ users }, _, { viewer }) => users.find(({ userId }) => userId === viewer?.id)?.role ?? null,
  }),
  people: t.prismaField({
    type: [BusinessPerson],
    complexity: { multiplier: 10 },
    description: 'Its people, the first one first; none for programs.',
    select: { id: true },
    resolve: (query, { id: providerId }, _, { db, viewer }) =>
      viewer
        ? db.prisma.providerUser.findMany({
            ...query,
            where: { providerId },
            orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
            take: MOST,
          })
        : [],
  }),
  invitations: t.prismaField({
    type: [BusinessInvitation],
    complexity: { multiplier: 10 },
    description: 'Pending invitations; empty unless the caller is an owner.',
    select: { id: true },
    resolve: (query, { id: providerId }, _, { db, viewer }) => {
      const ofOwner = { users: { some: { userId: viewer?.id ?? 0, role: 'owner' as const } } };
      const where = { providerId, provider: ofOwner, expiresAt: { gt: new Date() } };
      return db.prisma.providerInvitation.findMany({ ...query, where, orderBy: { id: 'asc' }, take: MOST });
    },
  }),
}));

const InvitationToBusiness = builder
  .objectRef<Awaited<ReturnType<typeof findInvitation>>>('InvitationToBusiness')
  .implement({
    description: 'The business and role that an emailed link invites to.',
    fields: (t) => ({
      businessName: t.string({
        description: 'The legal name of the business.',
        resolve: ({ provider }) => provider.businessName,
      }),
      email: t.exposeString('email', { description: 'Only an account with this email can accept it.' }),
      role: t.expose('role', { type: ProviderRoleEnum, description: 'What the person is to be.' }),
    }),
  });

builder.queryField('invitationToBusiness', (t) =>
  t.field({
    type: InvitationToBusiness,
    nullable: true,
    authScopes: mayReadInvitation,
    description: 'What the link of an invitation is about. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => findInvitation(context, token),
  }),
);
