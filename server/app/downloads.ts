import { mayExportUsers } from '#server/accounts/access.ts';
import { exportUsers, readUserView, USER_SORTS } from '#server/accounts/staff/listUsers.ts';
import { mayImportProviders } from '#server/imports/access.ts';
import { writeTemplate } from '#server/imports/file/writeTemplate.ts';
import { reportImport } from '#server/imports/reportImport.ts';
import { mayExportLogs } from '#server/logs/access.ts';
import { exportLogs } from '#server/logs/exportLogs.ts';
import { readLogFilter } from '#server/logs/restForm.ts';
import { LOG_QUERY } from '#server/logs/restSchema.ts';
import { mayExportProviders } from '#server/providers/access.ts';
import { exportProviders } from '#server/providers/csv/exportProviders.ts';
import type { ProviderFilter } from '#server/providers/list/conditions.ts';
import { FILTER_QUERY, QUEUE_QUERY, readFilter, readView } from '#server/providers/list/filterQuery.ts';
import { PROVIDER_SORTS } from '#server/providers/list/sorts.ts';
import { search } from '#server/providers/record/restSchema.ts';
import type { Download } from '#server/rest/described.ts';
import { pathId, readSort, sortQuery } from '#server/rest/query.ts';
import { text } from '#server/rest/schema.ts';

interface ProviderDownload extends Pick<Download, 'path' | 'name' | 'summary' | 'description' | 'query'> {
  filterOf: (query: URLSearchParams) => ProviderFilter;
}

function providers({ filterOf, ...download }: ProviderDownload): Download {
  return {
    ...download,
    tag: 'Providers',
    may: mayExportProviders,
    query: { q: search, ...download.query, ...sortQuery(PROVIDER_SORTS) },
    errors: [],
    lines: ({ db, gazetteer }, { query }) => {
      const { field, direction } = readSort(query, PROVIDER_SORTS) ?? { field: 'createdAt', direction: 'desc' };
      const order = { field, isDescending: direction === 'desc' };
      return exportProviders(db.pool, gazetteer, { ...filterOf(query), search: query.get('q') }, order);
    },
  };
}

export const downloads: Download[] = [
  providers({
    path: '/api/providers/export.csv',
    name: 'providers',
    summary: 'Export providers',
    description: 'Downloads the providers as a CSV file.',
    query: FILTER_QUERY,
    filterOf: (query) => ({ isQueue: false, ...readFilter(query) }),
  }),
  providers({
    path: '/api/providers/unapproved/export.csv',
    name: 'unapproved-providers',
    summary: 'Export pending providers',
    description: 'Downloads the pending providers as a CSV file.',
    query: QUEUE_QUERY,
    filterOf: (query) => ({ isQueue: true, ...readFilter(query), view: readView(query) }),
  }),
  {
    path: '/api/users/export.csv',
    name: 'users',
    tag: 'Users',
    summary: 'Export users',
    description: 'Downloads the users as a CSV file.',
    may: mayExportUsers,
    query: {
      q: text('Only users with all these words in their names or email.'),
      view: text('superAdmins, moderators, unverified, disabled or deletionDue: only that part of the list.'),
      ...sortQuery(USER_SORTS),
    },
    errors: [],
    lines: ({ db }, { query }) =>
      exportUsers(
        db.pool,
        { search: query.get('q'), view: readUserView(query.get('view')) },
        readSort(query, USER_SORTS),
      ),
  },
  {
    path: '/api/logs/export.csv',
    name: 'logs',
    tag: 'Operations',
    summary: 'Export log entries',
    description: 'Downloads the log entries as a CSV file.',
    may: mayExportLogs,
    query: LOG_QUERY,
    errors: [],
    lines: ({ db, language }, { query }) => exportLogs(db.pool, { language, ...readLogFilter(query) }),
  },
  {
    path: '/api/providers/import/template.csv',
    name: 'import-template',
    tag: 'Imports',
    summary: 'Get the import template',
    description: 'A CSV file with all columns and an example row.',
    may: mayImportProviders,
    query: {},
    errors: [],
    lines: writeTemplate,
  },
  {
    path: '/api/providers/import/:id/report.csv',
    name: 'import-report',
    tag: 'Imports',
    summary: 'Export the rows of an import',
    description: 'Downloads the rows as a CSV file, each with its result.',
    may: mayImportProviders,
    query: {},
    errors: [404],
    lines: (context, { params }) => reportImport(context, pathId(params.id)),
  },
];
