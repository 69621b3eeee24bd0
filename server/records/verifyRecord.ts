import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors } from 'jose';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readPublicBodies } from '#server/providers/public/loadPublicBodies.ts';
import { ALGORITHM, publicKeys } from './keys.ts';
import { type RecordPayload, TYPE } from './makeRecord.ts';
import { type Lines, linesOf, PARTS, type Part, type PublicBody } from './parts.ts';

const MOST_CHARACTERS = 200_000;

export interface Verification {
  /** Whether this installation signed it, unchanged. */
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
  changes: { part: Part; before: string[]; after: string[] }[];
}

const NOTHING = { record: null, now: null, changes: [] };

/**
 * Whether a record is genuine, and the changes since then. It may be inside a file with a note, or in the address of a
 * QR code. Throws `Invalid` for a text without a record.
 */
export async function verifyRecord(context: Context, text: string): Promise<Verification> {
  const jws = text
    .slice(0, MOST_CHARACTERS)
    .split(/[^\w.-]/)
    .find((word) => /^[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}$/.test(word));
  if (!jws) throw new Invalid('record.none', { field: 'record' });
  const keys = await publicKeys(context);
  const kid = keyIdOf(jws);
  if (kid === null) throw new Invalid('record.none', { field: 'record' });
  if (!keys.keys.some((key) => key.kid === kid)) return { result: 'foreign', ...NOTHING };
  if (!isCanonical(jws)) return { result: 'altered', ...NOTHING };
  try {
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys), { algorithms: [ALGORITHM] });
    return await compare(context, JSON.parse(new TextDecoder().decode(payload)) as RecordPayload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return { result: 'altered', ...NOTHING };
    throw error;
  }
}

/** Whether its signature is spelt as it was: the last character has four bits that decoders ignore. */
function isCanonical(jws: string): boolean {
  const signature = jws.slice(jws.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** The key that a record names; null for another text. */
function keyIdOf(jws: string): string | null {
  try {
    const { kid, typ } = decodeProtectedHeader(jws);
    return typ === TYPE && kid ? kid : null;
  } catch {
    return null;
  }
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
    return { result: 'genuine', record, now: isSuspended ? 'suspended' : 'gone', changes: [] };
  }
  const present = await linesOf(context, body);
  const changes = PARTS.flatMap((part) => {
    const [before, after] = [lines[part], present[part] ?? []];
    if (!before || JSON.stringify(before) === JSON.stringify(after)) return [];
    return [{ part, ...differing(before, after) }];
  });
  return { result: 'genuine', record, now: 'published', changes };
}

const differing = (before: string[], after: string[]) => ({
  before: before.filter((line) => !after.includes(line)),
  after: after.filter((line) => !before.includes(line)),
});
