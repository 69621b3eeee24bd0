import { builder } from '#server/graphql/builder.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import { webConfig } from '#server/http/webConfig.ts';
import type { PartStatus, StatusWatch } from './watchStatus.ts';

const StatusPart = builder.objectRef<PartStatus>('StatusPart').implement({
  description: 'The state of a part of this installation, as measured by the responding process.',
  fields: (t) => ({
    name: t.field({
      type: builder.enumType('StatusPartName', {
        description: 'A part of an installation.',
        values: {
          SITE: { value: 'site', description: 'The site: whether requests are processed without delay.' },
          DATABASE: { value: 'database', description: 'The database: whether it responds.' },
          JOBS: { value: 'jobs', description: 'The job worker: whether emails, imports and webhooks are processed.' },
          OPEN_DATA: { value: 'openData', description: 'The open data: whether they are at most 36 hours old.' },
        } as const,
      }),
      description: 'The part.',
      resolve: ({ name }) => name,
    }),
    works: t.exposeBoolean('works', {
      nullable: true,
      description: 'Whether the part works now; null when the process cannot measure it.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      description:
        'The time of the last change of the state, or of the start of the process. For the open data: the ' +
        'time of their creation.',
    }),
  }),
});

const Status = builder.objectRef<StatusWatch>('Status').implement({
  description: 'The state of this installation.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'The time at which the responding process was started.',
    }),
    version: t.string({
      description: 'The release of the software.',
      resolve: (_, __, { env }) => webConfig(env).version,
    }),
    parts: t.field({
      type: [StatusPart],
      description: 'The parts of the installation.',
      resolve: (status) => status.read(),
    }),
  }),
});

builder.queryField('status', (t) =>
  t.field({
    type: Status,
    description: 'The states of the parts of this installation, with the times of their last changes.',
    complexity: NODE_POINTS,
    resolve: (_, __, { status }) => status,
  }),
);
