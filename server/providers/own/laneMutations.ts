import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changed } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders } from '../access.ts';
import { confirmLanes } from './confirmLanes.ts';
import { OwnProviderPayload } from './graphql.ts';

builder.mutationField('confirmLanes', (t) =>
  t.fieldWithInput({
    type: OwnProviderPayload,
    authScopes: mayEditOwnProviders,
    description:
      'Confirms that your own provider still drives all of its lanes. Errors: NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS.',
    input: { id: t.input.id({ required: true, description: 'The id of the provider.' }) },
    resolve: (_, { input }, context) => {
      const id = databaseIdOf(input.id, 'Provider');
      return changed(id, confirmLanes(context, id));
    },
  }),
);
