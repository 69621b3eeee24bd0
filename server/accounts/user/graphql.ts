import { builder } from '#server/graphql/builder.ts';
import { REST_ID, VERSION } from '#server/graphql/paging.ts';
import { savedPayload } from '#server/graphql/payloads.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { AccessToken, tokenList } from '#server/tokens/graphql.ts';
import { mayReadUser } from '../access.ts';
import { pendingEmail } from './proveEmail.ts';

export const User = builder.prismaNode('User', {
  description:
    'A user account. Visible only to its owner and to super admins; for other callers, a field that returns ' +
    'it is null, with an error.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadUser,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    displayName: t.exposeString('displayName', { description: 'The display name.' }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'The first name; null when unknown.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'The last name; null when unknown.' }),
    email: t.exposeString('email', { description: 'The email for signing in, in lower case.' }),
    emailVerified: t.boolean({
      description: 'Whether the email is verified.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: 'The new email until its emailed link is used; null when no change is pending.',
      complexity: 10,
      resolve: (user, _, { db }) => pendingEmail(db.prisma, user),
    }),
    imageUrl: t.expose('imageUrl', {
      type: 'URL',
      nullable: true,
      description: "The URL of the user's image. If it is null, show the initials of the name.",
    }),
    isSuperAdmin: t.exposeBoolean('isSuperAdmin', {
      description: 'Whether the user has access to the whole back office.',
    }),
    isModerator: t.exposeBoolean('isModerator', {
      description: 'Whether the user moderates providers. Super admins can moderate without this role.',
    }),
    localAuth: t.boolean({
      description: 'Whether the account has a password; false when the user signs in only with a third party.',
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The creation time of the account.' }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time at which an operator disabled the account, which prevents signing in; null for an active account.',
    }),
    deletionDueAt: t.expose('deletionDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the scheduled deletion; null when none is scheduled.',
    }),
    version: t.exposeInt('version', { description: VERSION }),
    providers: t.field({
      type: [Provider],
      description: 'The businesses that the user owns or edits, newest first; at most 100.',
      complexity: { multiplier: 10 },
      select: (_, __, nested) => ({
        providers: { take: 100, orderBy: { providerId: 'desc' }, select: { provider: nested(true) } },
      }),
      resolve: ({ providers }) => providers.map(({ provider }) => provider),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: 'The signed-in user; null without a session.',
    resolve: (query, _, __, { db, viewer }) =>
      viewer && db.prisma.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);

/** The payload of mutations in which staff change a user. */
export const UserPayload = savedPayload('UserPayload', 'The user after the mutation.', 'user', {
  type: User,
  description: 'The user that was changed.',
});

/** The payload of mutations that change the signed-in user or their session. */
export const ViewerPayload = builder.objectRef<object>('ViewerPayload').implement({
  description: 'The signed-in user after the mutation.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: User,
      description: 'The account of the caller.',
      resolve: (query, _, __, { db, viewer }) =>
        db.prisma.user.findUniqueOrThrow({ ...query, where: { id: viewer!.id } }),
    }),
  }),
});

builder.prismaObjectField(User, 'accessTokens', (t) =>
  t.connection(
    {
      type: AccessToken,
      description: 'The access tokens of the user, newest first. Errors: BAD_USER_INPUT.',
      complexity: tokenList.complexity,
      resolve: ({ id: userId }, ...asked) => tokenList.page({ userId }, ...asked),
    },
    tokenList.connection,
  ),
);
