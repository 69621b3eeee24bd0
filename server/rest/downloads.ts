import type { Context } from '../graphql/context.ts';
import { exportLogs } from '../logs/exportLogs.ts';
import { readSeverity } from '../logs/rest.ts';
import { LOG_QUERY } from '../logs/restSchema.ts';
import { writeLog } from '../logs/writeLog.ts';
import { reportImport } from '../provider-imports/reportImport.ts';
import { exportProviders } from '../providers/exportProviders.ts';
import { PROVIDER_SORTS } from '../providers/list/sorts.ts';
import { search } from '../providers/restSchema.ts';
import { refusal } from '../tokens/refusal.ts';
import { exportUsers } from '../users/exportUsers.ts';
import { USER_SORTS } from '../users/listUsers.ts';
import { csvAnswer } from './csvAnswer.ts';
import type { Described } from './described.ts';
import { bodyNumber } from './jsonBody.ts';
import { pathId, readMoment, readSort, sortQuery } from './query.ts';
import { text } from './schema.ts';

interface DownloadRequest {
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A path that answers with a CSV file: too long for an answer of the schema. For super admins only. */
export interface Download extends Described {
  access: 'superAdmin';
  path: string;
  /** The file's, before the date. */
  name: string;
  lines: (context: Context, request: DownloadRequest) => AsyncGenerator<string>;
}

function providers(path: string, name: string, isQueue: boolean, summary: string): Download {
  return {
    path,
    name,
    tag: 'Providers',
    summary,
    access: 'superAdmin',
    query: { q: search, ...sortQuery(PROVIDER_SORTS, 'Without it the newest come first.') },
    refusals: [],
    lines: ({ db, gazetteer }, { query }) => {
      const { field, direction } = readSort(query, PROVIDER_SORTS) ?? { field: 'createdAt', direction: 'desc' };
      const order = { field, isDescending: direction === 'desc' };
      return exportProviders(db.pool, gazetteer, { isQueue, search: query.get('q') }, order);
    },
  };
}

export const downloads: Download[] = [
  providers('/api/providers/export.csv', 'providers', false, 'All providers as CSV'),
  providers(
    '/api/providers/unapproved/export.csv',
    'unapproved-providers',
    true,
    'Providers that nobody has decided about, as CSV',
  ),
  {
    path: '/api/users/export.csv',
    name: 'users',
    tag: 'Users',
    summary: 'People as CSV',
    access: 'superAdmin',
    query: {
      q: text('Only those with all these words in their names or e-mail.'),
      ...sortQuery(USER_SORTS, 'Without it the newest come first.'),
    },
    refusals: [],
    lines: ({ db }, { query }) => exportUsers(db.pool, query.get('q'), readSort(query, USER_SORTS)),
  },
  {
    path: '/api/logs/export.csv',
    name: 'logs',
    tag: 'Operations',
    summary: 'What happened, as CSV',
    access: 'superAdmin',
    query: LOG_QUERY,
    refusals: [],
    lines: ({ db }, { query }) =>
      exportLogs(db.pool, {
        severity: readSeverity(query),
        search: query.get('q'),
        userId: bodyNumber({ user: query.get('user') }, 'user'),
        from: readMoment(query, 'from'),
        until: readMoment(query, 'until'),
      }),
  },
  {
    path: '/api/providers/import/:id/report.csv',
    name: 'import-report',
    tag: 'Imports',
    summary: 'The rows of an import with their verdicts, as CSV',
    access: 'superAdmin',
    query: {},
    refusals: [404],
    lines: ({ db, language }, { params }) => reportImport(db, language, pathId(params.id)),
  },
];

/** Throws `Unauthenticated`, `Forbidden`, and what is wrong with the request. */
export async function answerDownload(
  { name, lines }: Download,
  request: DownloadRequest,
  context: Context,
): Promise<Response> {
  if (!context.viewer?.isSuperAdmin) throw refusal(context);
  const answer = await csvAnswer(name, lines(context, request), context);
  try {
    await writeLog(context.db.prisma, context, { message: `Download of ${name}.csv` });
  } catch (error) {
    await answer.body?.cancel();
    throw error;
  }
  return answer;
}
