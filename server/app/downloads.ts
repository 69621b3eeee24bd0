import { mayExportUsers } from '#server/accounts/access.ts';
import { exportUsers, USER_SORTS } from '#server/accounts/staff/listUsers.ts';
import { mayImportProviders } from '#server/imports/access.ts';
import { writeTemplate } from '#server/imports/file/writeTemplate.ts';
import { reportImport } from '#server/imports/reportImport.ts';
import { mayExportLogs } from '#server/logs/access.ts';
import { exportLogs } from '#server/logs/exportLogs.ts';
import { readSeverity } from '#server/logs/rest.ts';
import { LOG_QUERY } from '#server/logs/restSchema.ts';
import { mayExportProviders } from '#server/providers/access.ts';
import { exportProviders } from '#server/providers/csv/exportProviders.ts';
import { PROVIDER_SORTS } from '#server/providers/list/sorts.ts';
import { search } from '#server/providers/record/restSchema.ts';
import { readId } from '#server/rest/body.ts';
import type { Download } from '#server/rest/described.ts';
import { pathId, readSort, readTimestamp, sortQuery } from '#server/rest/query.ts';
import { text } from '#server/rest/schema.ts';

function providers(path: string, name: string, isQueue: boolean, summary: string): Download {
  return {
    path,
    name,
    tag: 'Providers',
    summary,
    may: mayExportProviders,
    query: { q: search, ...sortQuery(PROVIDER_SORTS) },
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
  providers('/api/providers/unapproved/export.csv', 'unapproved-providers', true, 'Pending providers as CSV'),
  {
    path: '/api/users/export.csv',
    name: 'users',
    tag: 'Users',
    summary: 'Users as CSV',
    may: mayExportUsers,
    query: {
      q: text('Only users with all these words in their names or e-mail.'),
      ...sortQuery(USER_SORTS),
    },
    refusals: [],
    lines: ({ db }, { query }) => exportUsers(db.pool, query.get('q'), readSort(query, USER_SORTS)),
  },
  {
    path: '/api/logs/export.csv',
    name: 'logs',
    tag: 'Operations',
    summary: 'Log entries as CSV',
    may: mayExportLogs,
    query: LOG_QUERY,
    refusals: [],
    lines: ({ db, language }, { query }) =>
      exportLogs(db.pool, {
        language,
        severity: readSeverity(query),
        search: query.get('q'),
        userId: readId(query.get('user'), 'user'),
        from: readTimestamp(query, 'from'),
        until: readTimestamp(query, 'until'),
      }),
  },
  {
    path: '/api/providers/import/template.csv',
    name: 'import-template',
    tag: 'Imports',
    summary: 'The header of a file of providers, as CSV',
    may: mayImportProviders,
    query: {},
    refusals: [],
    lines: writeTemplate,
  },
  {
    path: '/api/providers/import/:id/report.csv',
    name: 'import-report',
    tag: 'Imports',
    summary: 'The rows of an import with their results, as CSV',
    may: mayImportProviders,
    query: {},
    refusals: [404],
    lines: (context, { params }) => reportImport(context, pathId(params.id)),
  },
];
