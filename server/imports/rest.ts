import { Invalid, NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pathId } from '#server/rest/query.ts';
import { mutationsOf, routesWith } from '#server/rest/route.ts';
import { mayImportProviders } from './access.ts';
import { CommitImport, ImportFile, ProviderImport } from './restSchema.ts';

const FIELDS = fieldsOf(ProviderImport);

const mutation = mutationsOf('providerImport', ProviderImport);

const ofImport = routesWith({ tag: 'Imports', may: mayImportProviders, response: ProviderImport });

/** The REST paths of imports. The result of the rows is a download. */
export const providerImportRoutes = [
  ofImport({
    method: 'post',
    path: '/api/providers/import',
    summary: 'Upload a file to import',
    description: 'Uploads a CSV or .xlsx file. The file is checked in the background; nothing is written yet.',
    requestBody: ImportFile,
    file: { field: 'file', maxBytes: 20 * 1024 * 1024, tooLarge: 'upload.tooLarge' },
    status: 202,
    operation: mutation.form('checkProviderImport'),
    variables: ({ file }) => {
      if (!file) throw new Invalid('upload.missing', { field: 'file' });
      return { input: { file } };
    },
    of: 'result.providerImport',
  }),
  ofImport({
    method: 'get',
    path: '/api/providers/import/:id',
    summary: 'Get an import',
    description: 'Returns the import with its progress.',
    errors: [404],
    operation: `query RestImport($id: ID!) { result: providerImport(id: $id) { ${FIELDS} } }`,
    missing: () => new NotFound('import.notFound'),
  }),
  ofImport({
    method: 'post',
    path: '/api/providers/import/:id/commit',
    summary: 'Run a checked import',
    description: 'Starts writing the import in the background.',
    requestBody: CommitImport,
    errors: [404, 409],
    status: 202,
    operation: mutation.form('commitProviderImport'),
    variables: ({ params, body: { approvalReason } }) => ({ input: { id: pathId(params.id), approvalReason } }),
    of: 'result.providerImport',
  }),
  ofImport({
    method: 'post',
    path: '/api/providers/import/:id/undo',
    summary: 'Undo an import',
    description: 'Starts undoing the import in the background.',
    errors: [404, 409],
    status: 202,
    operation: mutation.plain('undoProviderImport'),
    of: 'result.providerImport',
  }),
];
