import { builder } from '#server/graphql/builder.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { mayEditOwnProviders } from '../access.ts';
import { ProviderPayload } from '../record/graphql.ts';
import { confirmLanes } from './confirmLanes.ts';

builder.mutationField('confirmLanes', (t) =>
  t.fieldWithInput({
    type: ProviderPayload,
    authScopes: mayEditOwnProviders,
    description:
      'Confirms that your own provider still drives all of its lanes. Errors: NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS.',
    input: { id: t.input.id({ required: true, description: 'The id of the provider.' }) },
    resolve: (_, { input }, context) => changedNode('Provider', input.id, (id) => confirmLanes(context, id)),
  }),
);
