import { builder } from '#server/graphql/builder.ts';
import { mayManageOwnAccount } from '../access.ts';
import { readPersonalData } from './readPersonalData.ts';

builder.queryField('personalData', (t) =>
  t.string({
    authScopes: mayManageOwnAccount,
    complexity: 1_000,
    description:
      'Everything that is held about who is signed in, as a JSON object: account, agreement, sessions, programs, businesses, files, ' +
      'log. Without secrets or other people. Errors: TOO_MANY_REQUESTS.',
    resolve: async (_, __, context) => JSON.stringify(await readPersonalData(context)),
  }),
);
