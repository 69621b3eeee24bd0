import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';

export const ProviderRoleEnum = builder.enumType('ProviderRole', {
  description: 'The role of a person in a business.',
  values: {
    OWNER: { value: 'owner', description: 'Edits the business and manages its people.' },
    EDITOR: { value: 'editor', description: 'Edits the business.' },
  } as const,
});

/** The maximum number of rows in a list of people or of their invitations. */
export const MOST_PEOPLE = 100;

export const ProviderPerson = builder.prismaObject('ProviderUser', {
  variant: 'ProviderPerson',
  description: 'An owner or editor of a business, for staff and the other members.',
  select: { userId: true, user: { select: { displayName: true, email: true } } },
  fields: (t) => ({
    userId: t.id({ description: 'The id of the account.', resolve: ({ userId }) => writeGlobalId('User', userId) }),
    userDatabaseId: t.exposeInt('userId', { description: 'The id of the account in REST responses.' }),
    role: t.expose('role', { type: ProviderRoleEnum, description: 'The role of the person in the business.' }),
    since: t.expose('createdAt', {
      type: 'DateTime',
      description: 'The time at which the person joined the business.',
    }),
    displayName: t.string({ description: 'The name of the account.', resolve: ({ user }) => user.displayName }),
    email: t.string({ description: 'The email of the account.', resolve: ({ user }) => user.email }),
    isViewer: t.boolean({
      description: 'Whether the person is the signed-in user.',
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
  }),
});
