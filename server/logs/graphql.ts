import { builder } from '#server/graphql/builder.ts';
import { mayReadLogs } from './access.ts';

export const LogSeverity = builder.enumType('LogSeverity', {
  description: 'How much a log entry matters.',
  values: {
    INFO: { value: 'info', description: 'What happens every day.' },
    WARNING: { value: 'warning', description: 'Worth a look, such as too many wrong passwords.' },
    ERROR: { value: 'error', description: 'Something that was meant to work did not.' },
  } as const,
});

export const Log = builder.prismaNode('Log', {
  description: 'Something that happened: a sign-in, a change of the back office, an error. Entries never change.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadLogs,
  fields: (t) => ({
    databaseId: t.string({ description: 'The id in REST answers, in digits.', resolve: ({ id }) => String(id) }),
    severity: t.field({ type: LogSeverity, description: 'How much it matters.', resolve: ({ severity }) => severity }),
    message: t.exposeString('message', { description: 'In English.' }),
    user: t.relation('user', { nullable: true, description: 'Who did it; null for the system and for visitors.' }),
    subjectType: t.exposeString('subject', {
      nullable: true,
      description: 'What kind of thing it is about, such as provider, user or service; null when about none.',
    }),
    subjectDatabaseId: t.exposeInt('subjectId', {
      nullable: true,
      description: 'Which one, by its database id; it may be gone since.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The network that it was done from, such as `203.0.113.0/24`; null when no request did it.',
    }),
    tokenDatabaseId: t.exposeInt('tokenId', {
      nullable: true,
      description: 'The database id of the access token that did it; null when none did.',
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The X-Request-Id of the request that it happened in.',
    }),
    before: t.string({
      nullable: true,
      description: 'What was changed, as JSON; null when nothing was.',
      select: { before: true },
      resolve: ({ before }) => (before === null ? null : JSON.stringify(before)),
    }),
    after: t.string({
      nullable: true,
      description: 'What it is since, as JSON; null when it is gone or nothing changed.',
      select: { after: true },
      resolve: ({ after }) => (after === null ? null : JSON.stringify(after)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
});
