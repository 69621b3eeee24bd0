import { builder } from '#server/graphql/builder.ts';
import { MOST } from '#shared/providerForm.ts';
import { PARTS, type Part } from './parts.ts';
import type { Verification } from './verifyRecord.ts';

const RecordPart = builder.enumType('RecordPart', {
  description: 'A part of a record.',
  values: Object.fromEntries(
    PARTS.map((part) => [part.toUpperCase(), { value: part, description: `The ${part} of the provider.` }]),
  ) as Record<string, { value: Part; description: string }>,
});

const RecordLines = builder.objectRef<{ part: Part; lines: string[] }>('RecordLines').implement({
  description: 'A part of a record with its values.',
  fields: (t) => ({
    part: t.expose('part', { type: RecordPart, description: 'The part.' }),
    lines: t.exposeStringList('lines', {
      description: `The values of the part, one per line; at most ${MOST.services}.`,
    }),
  }),
});

const RecordChange = builder.objectRef<Verification['changes'][number]>('RecordChange').implement({
  description: 'A part that has changed since the record.',
  fields: (t) => ({
    part: t.expose('part', { type: RecordPart, description: 'The part.' }),
    before: t.exposeStringList('before', {
      description: `Lines removed from the page since the record, at most ${MOST.services}.`,
    }),
    after: t.exposeStringList('after', {
      description: `Lines added to the page since the record, at most ${MOST.services}.`,
    }),
  }),
});

const STATUS = { published: 'PUBLISHED', suspended: 'SUSPENDED', gone: 'GONE' } as const;
const RecordStatus = builder.enumType('RecordStatus', {
  description: 'The state of a provider in the directory.',
  values: {
    PUBLISHED: { description: 'The provider is published.' },
    SUSPENDED: { description: 'The provider is suspended.' },
    GONE: { description: 'The provider is not published, or was deleted.' },
  } as const,
});

const RecordResult = builder.enumType('RecordResult', {
  description: 'The result of a verification.',
  values: {
    GENUINE: { value: 'genuine', description: 'This installation signed the record, and no byte has changed.' },
    ALTERED: { value: 'altered', description: 'The record was changed after it was signed.' },
    FOREIGN: { value: 'foreign', description: 'No key of this installation has signed the record.' },
  } as const,
});

const VerifiedRecord = builder.objectRef<NonNullable<Verification['record']>>('VerifiedRecord').implement({
  description: 'The content of a genuine record.',
  fields: (t) => ({
    madeAt: t.expose('madeAt', { type: 'DateTime', description: 'The time of the statement.' }),
    providerDatabaseId: t.exposeInt('providerId', { description: 'The database id of the provider.' }),
    status: t.field({
      type: RecordStatus,
      description: 'The state of the provider at the time of the record.',
      resolve: ({ status }) => STATUS[status],
    }),
    statement: t.exposeString('statement', {
      description: 'The meaning of a record, as a text; empty in a short one.',
    }),
    parts: t.field({
      type: [RecordLines],
      description: 'The published data, in the order of the page; a short record has less.',
      resolve: ({ lines }) => PARTS.flatMap((part) => (lines[part]?.length ? [{ part, lines: lines[part] }] : [])),
    }),
  }),
});

export const RecordVerification = builder.objectRef<Verification>('RecordVerification').implement({
  description: 'Whether a record is genuine, and the changes since its time.',
  fields: (t) => ({
    result: t.expose('result', { type: RecordResult, description: 'The result.' }),
    record: t.expose('record', {
      type: VerifiedRecord,
      nullable: true,
      description: 'The content of the record; null unless it is genuine.',
    }),
    statusNow: t.field({
      type: RecordStatus,
      nullable: true,
      description: 'The state of the provider now; null unless the record is genuine.',
      resolve: ({ now }) => now && STATUS[now],
    }),
    compared: t.expose('compared', {
      type: [RecordPart],
      description:
        'The parts that were compared: the parts of the record, while the provider is published. A short ' +
        'record, of a QR code, has few parts. It is unknown whether other parts have changed.',
    }),
    belongsTogether: t.exposeBoolean('belongsTogether', {
      nullable: true,
      description:
        'Whether `whole` is the whole record of the short one; if so, `record`, `compared` and `changes` ' +
        'describe the whole one. Null unless both were given and the short one is genuine.',
    }),
    changes: t.expose('changes', { type: [RecordChange], description: 'The parts that have changed.' }),
  }),
});
