import { builder } from '#server/graphql/builder.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import { webConfig } from '#server/http/webConfig.ts';
import type { PartStatus, StatusWatch } from './watchStatus.ts';

const StatusPart = builder.objectRef<PartStatus>('StatusPart').implement({
  description: 'Whether a part of this installation works, as the responding process measures it.',
  fields: (t) => ({
    name: t.field({
      type: builder.enumType('StatusPartName', {
        description: 'A part of an installation.',
        values: {
          SITE: { value: 'site', description: 'Requests are answered without delay.' },
          DATABASE: { value: 'database', description: 'The database responds.' },
          JOBS: { value: 'jobs', description: 'Emails, imports and webhooks are sent.' },
          OPEN_DATA: { value: 'openData', description: 'The open data is at most 36 hours old.' },
        } as const,
      }),
      description: 'The part.',
      resolve: ({ name }) => name,
    }),
    works: t.exposeBoolean('works', {
      nullable: true,
      description: 'Whether it works now; null when the process cannot measure it.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      description:
        'The time of the last change of the state, or the start of the process. For the open data: when it was ' +
        'created.',
    }),
  }),
});

const Status = builder.objectRef<StatusWatch>('Status').implement({
  description: 'The state of this installation.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the responding process was started.' }),
    version: t.string({
      description: 'The release of the software.',
      resolve: (_, __, { env }) => webConfig(env).version,
    }),
    parts: t.field({ type: [StatusPart], description: 'Its parts.', resolve: (status) => status.read() }),
  }),
});

builder.queryField('status', (t) =>
  t.field({
    type: Status,
    description: 'The state of the parts of this installation, and the time of its last change.',
    complexity: NODE_POINTS,
    resolve: (_, __, { status }) => status,
  }),
);
