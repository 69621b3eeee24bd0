import { Invalid, NotFound } from '#server/platform/errors.ts';
import { pathId } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { ImportFile, ProviderImport } from './restSchema.ts';

const FIELDS = `databaseId fileName status rowCount doneCount createdCount updatedCount unchangedCount refusedCount
  warnings user { displayName } createdAt finishedAt`;

interface ImportData {
  databaseId: number;
  fileName: string;
  status: string;
  rowCount: number;
  doneCount: number;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  refusedCount: number;
  warnings: string[];
  user: { displayName: string } | null;
  createdAt: string;
  finishedAt: string | null;
}

/** Throws `NotFound`. */
function importBody(data: ImportData | null) {
  if (!data) throw new NotFound('import.notFound');
  const { databaseId, status, ...rest } = data;
  return { id: databaseId, status: status.toLowerCase(), ...rest };
}

interface Payload {
  result: { providerImport: ImportData };
}

/** The paths of an import. Its report is a download. */
export const providerImportRoutes = [
  route({
    method: 'post',
    path: '/api/providers/import',
    tag: 'Imports',
    summary: 'Accepts a CSV file, and starts checking it',
    access: 'superAdmin',
    query: {},
    takes: ImportFile,
    answer: ProviderImport,
    refusals: [],
    file: { field: 'file', maxBytes: 20 * 1024 * 1024, tooLarge: 'upload.tooLarge' },
    status: 202,
    operation: `mutation RestCheckImport($file: Upload!) {
      result: checkProviderImport(file: $file) { providerImport { ${FIELDS} } }
    }`,
    variables: ({ file }) => {
      if (!file) throw new Invalid('upload.missing', { field: 'file' });
      return { file };
    },
    body: ({ result }: Payload) => importBody(result.providerImport),
  }),
  route({
    method: 'get',
    path: '/api/providers/import/:id',
    tag: 'Imports',
    summary: 'An import and its progress',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: ProviderImport,
    refusals: [404],
    operation: `query RestImport($id: Int!) { providerImport(databaseId: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: (data: { providerImport: ImportData | null }) => importBody(data.providerImport),
  }),
  route({
    method: 'post',
    path: '/api/providers/import/:id/commit',
    tag: 'Imports',
    summary: 'Starts writing a checked file',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: ProviderImport,
    refusals: [404, 409],
    status: 202,
    operation: `mutation RestCommitImport($id: Int!) {
      result: commitProviderImport(databaseId: $id) { providerImport { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: ({ result }: Payload) => importBody(result.providerImport),
  }),
];
