import { builder } from '#server/graphql/builder.ts';

builder.queryField('callerAddress', (t) =>
  t.string({
    description: 'The network address that this request came from, as far as the server can tell.',
    resolve: (_, __, { address }) => address,
  }),
);
