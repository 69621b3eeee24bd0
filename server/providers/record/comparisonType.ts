import { builder } from '#server/graphql/builder.ts';

export const ProviderComparison = builder
  .objectRef<{ before: unknown; after: unknown }>('ProviderComparison')
  .implement({
    description: 'Two versions of a provider, by field, with texts in the language of the request.',
    fields: (t) => ({
      before: t.expose('before', { type: 'JSON', description: 'The current or previous version.' }),
      after: t.expose('after', { type: 'JSON', description: 'The new version.' }),
    }),
  });
