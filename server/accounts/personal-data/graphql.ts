import { builder } from '#server/graphql/builder.ts';
import { mayManageOwnAccountNow } from '../access.ts';
import { loadPersonalData } from './loadPersonalData.ts';

builder.queryField('personalData', (t) =>
  t.field({
    type: 'JSON',
    authScopes: mayManageOwnAccountNow,
    complexity: 1_000,
    description:
      'All personal data of the signed-in user, as an object: account, agreement, sessions, programs, ' +
      'businesses, edits, claims, invitations, files, log. It contains no secrets and no data of other ' +
      'people. Errors: TOO_MANY_REQUESTS.',
    resolve: (_, __, context) => loadPersonalData(context),
  }),
);
