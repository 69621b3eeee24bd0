import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { type QrCode, qrCode } from '#server/http/webConfig.ts';
import { makeRecord, type SignedRecord } from './makeRecord.ts';
import { RecordVerification } from './verificationType.ts';
import { verifyRecord } from './verifyRecord.ts';

const POINTS = 200;

const codes = new WeakMap<SignedRecord, QrCode>();

/** The QR code of a record, for the two fields that describe it. */
function codeOf(record: SignedRecord): QrCode {
  const code = codes.get(record) ?? qrCode(record.url, 0);
  codes.set(record, code);
  return code;
}

const SignedRecordRef = builder.objectRef<SignedRecord>('SignedRecord').implement({
  description: 'A signed statement of the public data of a provider at a time. It is not an approval.',
  fields: (t) => ({
    jws: t.exposeString('jws', {
      description:
        'The record as a JWS in its compact form, signed with a key of `/.well-known/jwks.json`. The server does not store it: keep it.',
    }),
    url: t.expose('url', {
      type: 'URL',
      description: 'A link that verifies a short form of the record, for a QR code.',
    }),
    codePath: t.string({
      description: 'The dark squares of the QR code, as an SVG path.',
      resolve: (record) => codeOf(record).path,
    }),
    codeSize: t.int({
      description: 'The length of the sides of the QR code, in squares.',
      resolve: (record) => codeOf(record).size,
    }),
  }),
});

builder.queryFields((t) => ({
  providerRecord: t.field({
    type: SignedRecordRef,
    nullable: true,
    description:
      'A signed record of the public data of a provider now; null when there is no such provider. Nothing is stored.',
    args: { id: t.arg.id({ required: true, description: 'The id of a provider.' }) },
    complexity: POINTS,
    resolve: (_, { id }, context) => makeRecord(context, databaseIdOf(id, 'Provider')),
  }),
  verifyRecord: t.field({
    type: RecordVerification,
    description: 'Verifies a record, and returns the changes since its time. Errors: BAD_USER_INPUT.',
    args: {
      record: t.arg.string({ required: true, description: 'The record, or a file or link that contains it.' }),
      whole: t.arg.string({
        description: 'The whole record, or a file that contains it, when `record` is the short one of a QR code.',
      }),
    },
    complexity: POINTS,
    resolve: (_, { record, whole }, context) => verifyRecord(context, record, whole),
  }),
}));
