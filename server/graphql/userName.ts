import { builder } from './builder.ts';
import { REST_ID } from './paging.ts';

/** A type without scopes, because it exposes only the name of an account. */
export const UserName = builder.prismaObject('User', {
  variant: 'UserName',
  description: 'The name of a user, for moderators, who may not read accounts.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    displayName: t.exposeString('displayName', { description: 'The display name.' }),
  }),
});
