import type { Context } from '../graphql/context.ts';
import { exportLogs } from '../logs/exportLogs.ts';
import { readSeverity } from '../logs/rest.ts';
import { writeLog } from '../logs/writeLog.ts';
import { reportImport } from '../provider-imports/reportImport.ts';
import { exportProviders } from '../providers/exportProviders.ts';
import { PROVIDER_SORTS } from '../providers/listProviders.ts';
import { refusal } from '../tokens/refusal.ts';
import { exportUsers } from '../users/exportUsers.ts';
import { USER_SORTS } from '../users/listUsers.ts';
import { csvAnswer } from './csvAnswer.ts';
import { bodyNumber } from './jsonBody.ts';
import { pathId, readMoment, readSort } from './query.ts';

interface DownloadRequest {
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A path that answers with a CSV file: too long for an answer of the schema. For super admins only. */
export interface Download {
  path: string;
  /** The file's, before the date. */
  name: string;
  lines: (context: Context, request: DownloadRequest) => AsyncGenerator<string>;
}

function providers(path: string, name: string, isQueue: boolean): Download {
  return {
    path,
    name,
    lines: ({ db, gazetteer }, { query }) => {
      const { field, direction } = readSort(query, PROVIDER_SORTS) ?? { field: 'createdAt', direction: 'desc' };
      const order = { field, isDescending: direction === 'desc' };
      return exportProviders(db.pool, gazetteer, { isQueue, search: query.get('q') }, order);
    },
  };
}

export const downloads: Download[] = [
  providers('/api/providers/export.csv', 'providers', false),
  providers('/api/providers/unapproved/export.csv', 'unapproved-providers', true),
  {
    path: '/api/users/export.csv',
    name: 'users',
    lines: ({ db }, { query }) => exportUsers(db.pool, query.get('q'), readSort(query, USER_SORTS)),
  },
  {
    path: '/api/logs/export.csv',
    name: 'logs',
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
