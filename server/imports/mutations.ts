import { builder } from '#server/graphql/builder.ts';
import { changed, savedPayload } from '#server/graphql/payloads.ts';
import { mayImportProviders } from './access.ts';
import { checkProviderImport } from './checkProviderImport.ts';
import { cancelProviderImport, commitProviderImport } from './commitProviderImport.ts';
import { ProviderImport } from './graphql.ts';

const ProviderImportPayload = savedPayload('ProviderImportPayload', 'The import after the change.', 'providerImport', {
  type: ProviderImport,
  description: 'The import that was started, committed or cancelled.',
});

builder.mutationFields((t) => ({
  checkProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Accepts a CSV file of providers and starts checking it: see `status` and `doneCount` for progress. Writes no ' +
      'provider. Errors: BAD_USER_INPUT (not readable as CSV, a column is missing, too many rows), TOO_LARGE.',
    args: { file: t.arg({ type: 'Upload', required: true, description: 'At most 20 MB and 50,000 rows.' }) },
    resolve: async (_, { file }, context) => ({ id: await checkProviderImport(context, file) }),
  }),
  commitProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Starts writing a checked import. A row whose provider changed since the check is refused. ' +
      'Errors: NOT_FOUND, CONFLICT (it is not checked, or was already committed or cancelled).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, commitProviderImport(context, id)),
  }),
  cancelProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description: 'Stops an import; rows written before stay. Errors: NOT_FOUND, CONFLICT (it has already ended).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, cancelProviderImport(context, id)),
  }),
}));
