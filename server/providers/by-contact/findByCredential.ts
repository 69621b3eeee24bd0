import { loadProofs, type Proof } from '#server/credentials/proofs.ts';
import type { Queryable } from '#server/platform/db.ts';
import { parseText } from '#server/platform/text.ts';
import { CREDENTIAL_KIND_NAMES, CREDENTIAL_KINDS, tidyCredential } from '#shared/credentials.ts';
import { MOST_MATCHES } from './findByContact.ts';

export interface CredentialMatch {
  providerId: number;
  credential: Proof;
}

/** The approved providers with this number, if it was found at a public register. Throws `Invalid`. */
export async function findByCredential(pool: Queryable, typed: string): Promise<CredentialMatch[]> {
  const text = parseText(typed, { field: 'number', max: 40 });
  const asked = CREDENTIAL_KIND_NAMES.map((kind) => ({ kind, number: tidyCredential(kind, text) })).filter(
    ({ kind, number }) => CREDENTIAL_KINDS[kind].number.test(number),
  );
  const { rows } = await pool.query<{ id: number }>({
    name: 'providers.byCredential',
    text: `select distinct p.id from unnest($1::text[], $2::text[]) as asked (kind, number)
      join provider_credentials c on c.kind = asked.kind and c.number = asked.number
      join providers p on p.id = c.provider_id and p.status = 'approved'
      order by p.id limit $3`,
    values: [asked.map(({ kind }) => kind), asked.map(({ number }) => number), MOST_MATCHES],
  });
  const proofs = await loadProofs(
    pool,
    rows.map(({ id }) => id),
  );
  const isAsked = (proof: Proof) => asked.some(({ kind, number }) => kind === proof.kind && number === proof.number);
  return [...proofs].flatMap(([providerId, all]) =>
    all.filter(isAsked).map((credential) => ({ providerId, credential })),
  );
}
