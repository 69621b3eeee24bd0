import { builder } from '#server/graphql/builder.ts';
import { mayImportProviders } from './access.ts';
import { cancelProviderImport } from './cancelProviderImport.ts';
import { checkProviderImport } from './checkProviderImport.ts';
import { commitProviderImport } from './commitProviderImport.ts';
import { ProviderImport } from './graphql.ts';

const ProviderImportPayload = builder.objectRef<{ id: number }>('ProviderImportPayload').implement({
  description: 'The import after the change.',
  fields: (t) => ({
    providerImport: t.prismaField({
      type: ProviderImport,
      description: 'The import that was started, committed or cancelled.',
      resolve: (query, { id }, _, { db }) => db.prisma.providerImport.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
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
    resolve: async (_, { databaseId: id }, context) => {
      await commitProviderImport(context, id);
      return { id };
    },
  }),
  cancelProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description: 'Stops an import; rows written before stay. Errors: NOT_FOUND, CONFLICT (it has already ended).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: async (_, { databaseId: id }, context) => {
      await cancelProviderImport(context, id);
      return { id };
    },
  }),
}));
