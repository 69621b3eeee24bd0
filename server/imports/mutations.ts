import { builder } from '#server/graphql/builder.ts';
import { mayImportProviders } from './access.ts';
import { cancelProviderImport } from './cancelProviderImport.ts';
import { checkProviderImport } from './checkProviderImport.ts';
import { commitProviderImport } from './commitProviderImport.ts';
import { ProviderImport } from './graphql.ts';

const ProviderImportPayload = builder.objectRef<{ id: number }>('ProviderImportPayload').implement({
  description: 'The import as it is now.',
  fields: (t) => ({
    providerImport: t.prismaField({
      type: ProviderImport,
      description: 'The import that was begun, committed or cancelled.',
      resolve: (query, { id }, _, { db }) => db.prisma.providerImport.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  checkProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Takes a CSV file of providers and begins to check it: `status` and `doneCount` say how far it is. Writes no ' +
      'provider. Errors: BAD_USER_INPUT (no CSV that can be read, a column is missing, too many rows), TOO_LARGE.',
    args: { file: t.arg({ type: 'Upload', required: true, description: 'At most 20 MB and 50,000 rows.' }) },
    resolve: async (_, { file }, context) => ({ id: await checkProviderImport(context, file) }),
  }),
  commitProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Begins to write a checked import, as its verdicts say. A row whose provider changed since the check is refused. ' +
      'Errors: NOT_FOUND, CONFLICT (it is not checked, or was committed or cancelled already).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: async (_, { databaseId: id }, context) => {
      await commitProviderImport(context, id);
      return { id };
    },
  }),
  cancelProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description: 'Stops an import; what it has written stays. Errors: NOT_FOUND, CONFLICT (it has ended already).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: async (_, { databaseId: id }, context) => {
      await cancelProviderImport(context, id);
      return { id };
    },
  }),
}));
