import type { Prisma } from '#server/generated/prisma/client.ts';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Queryable } from '#server/platform/db.ts';
import { CREDENTIAL_KIND_NAMES, type CredentialKindName } from '#shared/credentials.ts';

/** A credential of a business that was found in its last check, as `credentials.proofs` returns it. */
export interface Proof {
  kind: CredentialKindName;
  number: string;
  /** The last valid day, as YYYY-MM-DD; null when it has no end. */
  validUntil: string | null;
  checkId: number;
  by: 'staff' | 'file';
  /** The name of the register. */
  source: string;
  /** The date of the source, as YYYY-MM-DD. */
  sourceDate: string;
  /** The time of the check, in ISO 8601. */
  at: string;
  /** The time at which the proof is no longer shown, in ISO 8601. */
  endsAt: string;
}

/** A row `k` of `credentials.proofs` as a JSON object with the fields of `Proof`. */
export const PROOF = `json_build_object('kind', k.kind, 'number', k.number, 'validUntil', k.valid_until, 'checkId', k.check_id,
  'by', k.by, 'source', k.source, 'sourceDate', k.source_date, 'at', k.at, 'endsAt', k.ends_at)`;

const STATEMENT = `select k.provider_id as "providerId", json_agg(${PROOF}) as proofs
  from credentials.proofs($1) k group by k.provider_id`;

interface Row {
  providerId: number;
  proofs: Proof[];
}

/** The currently shown proofs, in the order of the kinds; within a kind the newest source comes first. */
export function shownProofs(proofs: readonly Proof[], now = new Date()): Proof[] {
  const order = ({ kind }: Proof) => CREDENTIAL_KIND_NAMES.indexOf(kind);
  return proofs
    .filter(({ endsAt }) => new Date(endsAt) > now)
    .sort((a, b) => order(a) - order(b) || b.sourceDate.localeCompare(a.sourceDate) || (a.number < b.number ? -1 : 1));
}

/** The currently shown proofs of these providers. Providers without proofs are missing from the map. */
export async function loadProofs(pool: Queryable, ids: readonly number[]): Promise<Map<number, Proof[]>> {
  const { rows } = await pool.query<Row>({ name: 'credentials.proofs', text: STATEMENT, values: [ids] });
  return new Map(rows.map(({ providerId, proofs }) => [providerId, shownProofs(proofs)]));
}

/** The proofs of a provider, read for all providers of a request together. */
export const proofsOf = batched(async ({ reads }: Context, ids: number[]) => {
  const proofs = await loadProofs(reads, [...new Set(ids)]);
  return (id) => proofs.get(id) ?? [];
});

/** Like `loadProofs`, within a transaction. */
export async function loadProofsIn(
  tx: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<Map<number, Proof[]>> {
  const rows = await tx.$queryRawUnsafe<Row[]>(STATEMENT, ids);
  return new Map(rows.map(({ providerId, proofs }) => [providerId, shownProofs(proofs)]));
}

export const keyOf = ({ kind, number }: Record<'kind' | 'number', string>): string => `${kind} ${number}`;

/** The number of vehicles in the loaded file of the register, by the key of `keyOf`; null if unknown or zero. */
export const unitsOf = batched(async ({ reads }: Context, keys: string[]) => {
  const { rows } = await reads.query<{ key: string; units: number | null }>({
    name: 'credentials.units',
    text: `select asked.key, r.units from unnest($1::text[]) asked (key)
      join register_rows r on r.kind = split_part(asked.key, ' ', 1) and r.number = split_part(asked.key, ' ', 2)`,
    values: [[...new Set(keys)]],
  });
  const units = new Map(rows.map((row) => [row.key, row.units]));
  return (key) => units.get(key) || null;
});
