import { builder } from '#server/graphql/builder.ts';

export const ProviderComparison = builder.objectRef<{ before: string; after: string }>('ProviderComparison').implement({
  description: 'Two versions of a provider, as JSON with names in the language of the request.',
  fields: (t) => ({
    before: t.exposeString('before', { description: 'The current or previous version.' }),
    after: t.exposeString('after', { description: 'The new version.' }),
  }),
});
