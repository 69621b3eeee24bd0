import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors } from 'jose';
import type { Context } from '#server/graphql/context.ts';
import { differing } from '#server/logs/changes.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readPublicBodies } from '#server/providers/public/loadPublicBodies.ts';
import { ALGORITHM, publicKeys } from './keys.ts';
import { hashOf, type RecordPayload, TYPE } from './makeRecord.ts';
import { type Lines, linesOf, PARTS, type Part, type PublicBody } from './parts.ts';

const MOST_CHARACTERS = 200_000;

export interface Verification {
  /** Whether this installation signed the record, and it has not changed since. */
  result: 'genuine' | 'altered' | 'foreign';
  record: {
    madeAt: Date;
    providerId: number;
    status: RecordPayload['status'];
    statement: string;
    lines: Lines;
  } | null;
  /** The state of the provider now; null for a record that is not genuine. */
  now: 'published' | 'suspended' | 'gone' | null;
  /** The parts of the record that were compared: changes of other parts are unknown. */
  compared: Part[];
  changes: { part: Part; before: string[]; after: string[] }[];
  /** Whether the short record is that of the whole record; null unless both were given. */
  belongsTogether: boolean | null;
}

const NOTHING = { record: null, now: null, compared: [], changes: [], belongsTogether: null };

/**
 * Whether a record is genuine, and the changes since its time. The text may also be a file with a note and the record,
 * or the URL of a QR code with a short record: if its whole record is given too, and they belong together, the whole
 * one is compared. Throws `Invalid` for a text without a record.
 */
export async function verifyRecord(context: Context, text: string, wholeText?: string | null): Promise<Verification> {
  const jws = findRecord(text, 'record');
  const keys = await publicKeys(context);
  const kid = keyIdOf(jws);
  if (kid === null) throw new Invalid('record.none', { field: 'record' });
  if (!keys.keys.some((key) => key.kid === kid)) return { result: 'foreign', ...NOTHING };
  if (!isCanonical(jws)) return { result: 'altered', ...NOTHING };
  try {
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys), { algorithms: [ALGORITHM] });
    return await compareWhole(context, parsePayload(payload), wholeText);
  } catch (error) {
    if (error instanceof errors.JOSEError) return { result: 'altered', ...NOTHING };
    throw error;
  }
}

function findRecord(text: string, field: string): string {
  const jws = text
    .slice(0, MOST_CHARACTERS)
    .split(/[^\w.-]/)
    .find((word) => /^[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}$/.test(word));
  if (!jws) throw new Invalid('record.none', { field });
  return jws;
}

const parsePayload = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as RecordPayload;

/** Whether the signature is spelled as it was created: the last character has four bits that decoders ignore. */
function isCanonical(jws: string): boolean {
  const signature = jws.slice(jws.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** The id of the key that a record names; null for another text. */
function keyIdOf(jws: string): string | null {
  try {
    const { kid, typ } = decodeProtectedHeader(jws);
    return typ === TYPE && kid ? kid : null;
  } catch {
    return null;
  }
}

/**
 * Compares the whole record instead of a genuine short one that names it by its hash, which proves that it is genuine,
 * too.
 */
async function compareWhole(
  context: Context,
  payload: RecordPayload,
  wholeText: string | null | undefined,
): Promise<Verification> {
  if (wholeText == null || payload.whole === undefined) return compare(context, payload);
  const jws = findRecord(wholeText, 'whole');
  const belongsTogether = hashOf(jws) === payload.whole;
  const compared = belongsTogether ? parsePayload(Buffer.from(jws.split('.')[1]!, 'base64url')) : payload;
  return { ...(await compare(context, compared)), belongsTogether };
}

async function compare(context: Context, payload: RecordPayload): Promise<Verification> {
  const { db, gazetteer } = context;
  const { provider: providerId, iat, status, statement, shown } = payload;
  const lines = await linesOf(context, shown ?? {});
  const dated = await linesOf(context, shown ?? {}, true);
  const record = { madeAt: new Date(iat * 1_000), providerId, status, statement, lines: dated };
  const [body] = [...(await readPublicBodies(db.pool, { gazetteer }, [providerId])).values()] as PublicBody[];
  if (!body) {
    const isSuspended = (await db.prisma.provider.count({ where: { id: providerId, status: 'suspended' } })) === 1;
    return { ...NOTHING, result: 'genuine', record, now: isSuspended ? 'suspended' : 'gone' };
  }
  const present = await linesOf(context, body);
  const compared = PARTS.filter((part) => lines[part]);
  const changes = compared.flatMap((part) => {
    const [before, after] = [lines[part]!, present[part] ?? []];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, ...differing(before, after) }];
  });
  return { ...NOTHING, result: 'genuine', record, now: 'published', compared, changes };
}
