import { hash } from 'node:crypto';
import { CompactSign } from 'jose';
import type { Context } from '#server/graphql/context.ts';
import { message } from '#server/i18n/messages.ts';
import { records } from '#server/platform/metrics.ts';
import { readPublicBodies } from '#server/providers/public/loadPublicBodies.ts';
import { ALGORITHM, signingKey } from './keys.ts';
import type { PublicBody } from './parts.ts';

export const TYPE = 'rumbo-record+jws';

/** The content of a record; the short record for QR codes contains less of `shown`. */
export interface RecordPayload {
  /** The public URL of the installation that signed the record. */
  iss: string;
  /** The time of the record, in seconds since 1970. */
  iat: number;
  /** The id of the provider. */
  provider: number;
  status: 'published' | 'suspended';
  /**
   * The text that explains the record, in the language of the request; empty in the short one. A record must not be
   * read as an approval.
   */
  statement: string;
  shown: Partial<PublicBody> | null;
  /** The hash of the whole record, in a short one only. */
  whole?: string;
}

export interface SignedRecord {
  jws: string;
  /** The link that opens the short record, for the QR code. */
  url: string;
}

/**
 * Creates a signed record of the current public data of a provider, and a short one for its QR code. Nothing is stored.
 * For a suspended provider it states the suspension. Null when there is no such provider.
 */
export async function makeRecord(context: Context, id: number): Promise<SignedRecord | null> {
  const { db, gazetteer, publicUrl, language } = context;
  const [shown] = [...(await readPublicBodies(db.pool, { gazetteer }, [id])).values()] as PublicBody[];
  const isSuspended = !shown && (await db.prisma.provider.count({ where: { id, status: 'suspended' } })) === 1;
  if (!shown && !isSuspended) return null;
  const status = shown ? 'published' : 'suspended';
  const about = { iss: publicUrl, iat: Math.floor(Date.now() / 1_000), provider: id, status } as const;
  const statement = message('record.statement', language);
  const key = await signingKey(context);
  const jws = await sign(key, { ...about, statement, shown: shown ?? null });
  const short = shown && {
    businessName: shown.businessName,
    address: shown.address,
    contacts: shown.contacts.map(bare),
  };
  const shortJws = await sign(key, { ...about, statement: '', shown: short ?? null, whole: hashOf(jws) });
  records.inc();
  return { jws, url: `${publicUrl}/verify#${shortJws}` };
}

/** The hash with which a short record names its whole record. */
export const hashOf = (jws: string): string => hash('sha256', jws, 'base64url');

/** A contact, reduced to fit into a QR code. */
const bare = ({ contactType, contactValue }: PublicBody['contacts'][number]) =>
  ({ contactType, contactValue }) as PublicBody['contacts'][number];

function sign({ kid, privateKey }: Awaited<ReturnType<typeof signingKey>>, payload: RecordPayload): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .sign(privateKey);
}
