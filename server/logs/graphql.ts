import { builder } from '#server/graphql/builder.ts';
import { mayReadLogs } from './access.ts';

export const LogSeverity = builder.enumType('LogSeverity', {
  description: 'The severity of a log entry.',
  values: {
    INFO: { value: 'info', description: 'Routine events.' },
    WARNING: { value: 'warning', description: 'Worth a look, such as too many wrong passwords.' },
    ERROR: { value: 'error', description: 'A failure.' },
  } as const,
});

export const Log = builder.prismaNode('Log', {
  description: 'An event: a sign-in, a change in the back office, an error. Entries never change.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadLogs,
  fields: (t) => ({
    databaseId: t.string({ description: 'The id in REST responses, as digits.', resolve: ({ id }) => String(id) }),
    severity: t.field({ type: LogSeverity, description: 'The severity.', resolve: ({ severity }) => severity }),
    message: t.exposeString('message', { description: 'In English.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user who caused it; null for the system and for visitors.',
    }),
    subjectType: t.exposeString('subject', {
      nullable: true,
      description: 'The type of its subject, such as provider, user or service; null when it has none.',
    }),
    subjectDatabaseId: t.exposeInt('subjectId', {
      nullable: true,
      description: 'The database id of its subject, which may have been deleted.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The network of the request, such as `203.0.113.0/24`; null outside a request.',
    }),
    tokenDatabaseId: t.exposeInt('tokenId', {
      nullable: true,
      description: 'The database id of the access token of the request; null when there was none.',
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The X-Request-Id of the request.',
    }),
    before: t.string({
      nullable: true,
      description: 'The changed fields before, as JSON; null when nothing changed.',
      select: { before: true },
      resolve: ({ before }) => (before === null ? null : JSON.stringify(before)),
    }),
    after: t.string({
      nullable: true,
      description: 'The changed fields after, as JSON; null when the subject was deleted or nothing changed.',
      select: { after: true },
      resolve: ({ after }) => (after === null ? null : JSON.stringify(after)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
});
