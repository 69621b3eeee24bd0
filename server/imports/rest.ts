import { Invalid, NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { route } from '#server/rest/route.ts';
import { mayImportProviders } from './access.ts';
import { ImportFile, ProviderImport } from './restSchema.ts';

const FIELDS = fieldsOf(ProviderImport);

/** The paths of an import. Its report is a download. */
export const providerImportRoutes = [
  route({
    method: 'post',
    path: '/api/providers/import',
    tag: 'Imports',
    summary: 'Accepts a CSV file, and starts checking it',
    may: mayImportProviders,
    takes: ImportFile,
    answer: ProviderImport,
    file: { field: 'file', maxBytes: 20 * 1024 * 1024, tooLarge: 'upload.tooLarge' },
    status: 202,
    operation: `mutation RestCheckImport($file: Upload!) {
      result: checkProviderImport(file: $file) { providerImport { ${FIELDS} } }
    }`,
    variables: ({ file }) => {
      if (!file) throw new Invalid('upload.missing', { field: 'file' });
      return { file };
    },
    of: 'result.providerImport',
  }),
  route({
    method: 'get',
    path: '/api/providers/import/:id',
    tag: 'Imports',
    summary: 'An import and its progress',
    may: mayImportProviders,
    answer: ProviderImport,
    refusals: [404],
    operation: `query RestImport($id: Int!) { result: providerImport(databaseId: $id) { ${FIELDS} } }`,
    missing: () => new NotFound('import.notFound'),
  }),
  route({
    method: 'post',
    path: '/api/providers/import/:id/commit',
    tag: 'Imports',
    summary: 'Starts writing a checked file',
    may: mayImportProviders,
    answer: ProviderImport,
    refusals: [404, 409],
    status: 202,
    operation: `mutation RestCommitImport($id: Int!) {
      result: commitProviderImport(databaseId: $id) { providerImport { ${FIELDS} } }
    }`,
    of: 'result.providerImport',
  }),
];
