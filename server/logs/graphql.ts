import { builder } from '#server/graphql/builder.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayReadLogs } from './access.ts';
import { type FieldChange as Change, changesOf } from './changes.ts';
import { sentence } from './sentence.ts';
import { subjectIdOf } from './subjectId.ts';
import { recordedName, type Subject, subjectName, subjectOf, subjectTypeOf } from './subjectName.ts';

export const LogSeverity = builder.enumType('LogSeverity', {
  description: 'The severity of a log entry.',
  values: {
    INFO: { value: 'info', description: 'A routine event.' },
    WARNING: { value: 'warning', description: 'An event that may need attention, such as too many wrong passwords.' },
    ERROR: { value: 'error', description: 'A failure.' },
  } as const,
});

const LogSubjectType = builder.enumType('LogSubjectType', {
  description: 'The type of the subject of a log entry.',
  values: {
    PROVIDER: { value: 'provider', description: 'A provider.' },
    USER: { value: 'user', description: 'An account.' },
    SERVICE: { value: 'service', description: 'A service.' },
    PARTNER: { value: 'partner', description: 'A partner.' },
    PROVIDER_IMPORT: { value: 'providerImport', description: 'An import of providers.' },
    ACCESS_TOKEN: { value: 'accessToken', description: 'An access token.' },
    WEBHOOK_ENDPOINT: { value: 'webhookEndpoint', description: 'A webhook endpoint.' },
  } as const satisfies Record<string, { value: Subject['type']; description: string }>,
});

export const FieldChange = builder.objectRef<Change>('FieldChange').implement({
  description:
    'A field whose value changed. Values are given as texts: names in the language of the request, times in ' +
    'ISO 8601, numbers as digits, `true` and `false`.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The name of the field, such as `businessName` or `image.file`. It is the same in all languages.',
    }),
    before: t.exposeStringList('before', {
      description: `The previous value, or the removed items of a list; empty without a value. At most ${MOST.services}.`,
    }),
    after: t.exposeStringList('after', {
      description: `The new value, or the added items of a list; empty without a value. At most ${MOST.services}.`,
    }),
  }),
});

export const Log = builder.prismaNode('Log', {
  description: 'An event: a sign-in, a change in the back office, an error. Entries never change.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadLogs,
  fields: (t) => ({
    databaseId: t.string({
      description: 'The database id, which is the id in REST, as digits.',
      resolve: ({ id }) => String(id),
    }),
    severity: t.expose('severity', { type: LogSeverity, description: 'The severity.' }),
    code: t.exposeString('code', {
      description: 'The code of an event, such as `signedIn` or `providerApproved`.',
    }),
    message: t.string({
      description: 'The description of the event in one sentence, in the language of the request.',
      select: { code: true, parameters: true },
      resolve: (entry, _, { language }) => sentence(entry, language),
    }),
    reason: t.string({
      nullable: true,
      description: 'The reason for a decision about a provider, as emailed to the applicant; otherwise null.',
      select: { parameters: true },
      resolve: ({ parameters }) => (parameters as { reason?: string } | null)?.reason ?? null,
    }),
    isSilent: t.boolean({
      description: 'Whether the entry is a decision about which the applicant was not notified.',
      select: { parameters: true },
      resolve: ({ parameters }) => (parameters as { isSilent?: boolean } | null)?.isSilent ?? false,
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user who caused the event; null for the system and for visitors.',
    }),
    subjectType: t.field({
      type: LogSubjectType,
      nullable: true,
      description:
        'The type of the subject; null for an entry without a subject, or with a type of an earlier release.',
      select: { subject: true },
      resolve: ({ subject }) => subjectTypeOf(subject),
    }),
    subjectId: t.id({
      nullable: true,
      description: 'The global id of the subject, which may have been deleted; null when `subjectType` is null.',
      select: { subject: true, subjectId: true },
      resolve: (entry) => {
        const subject = subjectOf(entry);
        return subject && subjectIdOf(subject);
      },
    }),
    subjectName: t.string({
      nullable: true,
      description:
        'The name of the subject: the current name or, if the subject was deleted, the name in this entry; ' +
        'null when neither is known.',
      select: { subject: true, subjectId: true, before: true, after: true },
      resolve: async (entry, _, context) => {
        const subject = subjectOf(entry);
        return subject && ((await subjectName(context, subject)) ?? recordedName(entry.after ?? entry.before));
      },
    }),
    subjectIsDeleted: t.boolean({
      description: 'Whether the subject was deleted; false for an entry without a subject.',
      select: { subject: true, subjectId: true },
      resolve: async (entry, _, context) => {
        const subject = subjectOf(entry);
        return subject !== null && (await subjectName(context, subject)) === null;
      },
    }),
    network: t.exposeString('address', {
      nullable: true,
      description: 'The network of the request, such as `203.0.113.0/24`; null for an event outside a request.',
    }),
    token: t.prismaField({
      type: 'AccessToken',
      nullable: true,
      description: 'The access token of the request; null without a token, or after it was deleted.',
      select: { tokenId: true },
      // Prisma reads the tokens of all rows in one statement
      resolve: (query, { tokenId }, _, { db }) =>
        tokenId === null ? null : db.prisma.accessToken.findUnique({ ...query, where: { id: tokenId } }),
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The id of the request, sent as X-Request-Id.',
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'The fields of the subject that changed, each once; at most 50.',
      select: { before: true, after: true },
      resolve: ({ before, after }, _, { language }) => changesOf(before, after, language),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the event.' }),
  }),
});
