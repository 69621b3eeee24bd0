import { builder } from '#server/graphql/builder.ts';
import { ProviderStatus, reasonOf, STATUS_SELECT, statusOf } from '#server/providers/record/status.ts';
import { AccessToken } from '#server/tokens/graphql.ts';
import { providerPath } from '#shared/providerPath.ts';
import { mayReadUser } from '../access.ts';
import { pendingEmail } from './pendingEmail.ts';

const LinkedBusiness = builder.prismaObject('ProviderUser', {
  variant: 'LinkedBusiness',
  description: 'A business that a person is linked to.',
  fields: (t) => ({
    databaseId: t.exposeInt('providerId', { description: 'The id in REST answers.' }),
    businessName: t.string({
      description: 'The legal name.',
      select: { provider: { select: { businessName: true } } },
      resolve: ({ provider }) => provider.businessName,
    }),
    status: t.field({
      type: ProviderStatus,
      description: 'Where it is on its way into the directory.',
      select: { provider: { select: STATUS_SELECT } },
      resolve: ({ provider }) => statusOf(provider),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why it was sent back or rejected; null when it was not, or nothing was said.',
      select: { provider: { select: STATUS_SELECT } },
      resolve: ({ provider }) => reasonOf(provider),
    }),
    path: t.string({
      nullable: true,
      description: 'Where its page is, on this site; null while it is not approved.',
      select: { provider: { select: { id: true, businessName: true, approvedAt: true } } },
      resolve: ({ provider }) => provider.approvedAt && providerPath(provider),
    }),
    approvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while it waits for moderation: it is not public then.',
      select: { provider: { select: { approvedAt: true } } },
      resolve: ({ provider }) => provider.approvedAt,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the business was registered.',
      select: { provider: { select: { createdAt: true } } },
      resolve: ({ provider }) => provider.createdAt,
    }),
  }),
});

export const User = builder.prismaNode('User', {
  description: 'A person with an account. Only that person and super admins can see it.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadUser,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    displayName: t.exposeString('displayName', { description: 'The name that is shown.' }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'Null when it is not known.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Null when it is not known.' }),
    email: t.exposeString('email', { description: 'In lower case: what the person signs in with.' }),
    emailVerified: t.boolean({
      description: 'Whether the person has proved that the e-mail is theirs.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: 'The e-mail that it is to become once the link is used that was mailed there; null: none.',
      complexity: 10,
      resolve: (user, _, { db }) => pendingEmail(db.prisma, user),
    }),
    imageUrl: t.exposeString('imageUrl', { nullable: true, description: 'Null: show the initials of the name.' }),
    isSuperAdmin: t.exposeBoolean('isSuperAdmin', { description: 'Whether the back office is open to the person.' }),
    localAuth: t.boolean({
      description: 'Whether the person has a password here; false when they only sign in with a third party.',
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
    deletionDueAt: t.expose('deletionDueAt', {
      type: 'DateTime',
      nullable: true,
      description: "When the account is deleted at its owner's wish, unless they keep it; null when it stays.",
    }),
    version: t.exposeInt('version', { description: 'Grows with each save; sent back with the next one.' }),
    businesses: t.relation('providers', {
      type: LinkedBusiness,
      description: 'The businesses that the person is linked to, newest first; at most 100.',
      complexity: { multiplier: 10 },
      query: { take: 100, orderBy: { providerId: 'desc' } },
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: 'Who is signed in; null when nobody is.',
    resolve: (query, _, __, { db, viewer }) =>
      viewer && db.prisma.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);

/** What a mutation answers that changes who is signed in, or that person. */
export const ViewerPayload = builder.objectRef<object>('ViewerPayload').implement({
  description: 'The person who is signed in now.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: User,
      description: 'The own account.',
      resolve: (query, _, __, { db, viewer }) =>
        db.prisma.user.findUniqueOrThrow({ ...query, where: { id: viewer!.id } }),
    }),
  }),
});

builder.prismaObjectField(User, 'accessTokens', (t) =>
  t.relation('tokens', {
    type: AccessToken,
    description: "The tokens for the person's own businesses, newest first; at most 100.",
    complexity: { multiplier: 10 },
    query: { take: 100, orderBy: { id: 'desc' } },
  }),
);
