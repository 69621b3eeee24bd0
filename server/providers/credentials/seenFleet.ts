import { keyOf, type Proof } from '#server/credentials/proofs.ts';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';

/** Whether the loaded file of a register lists vehicles for a number, and not only as a broker; by `keyOf`. */
const hasFleet = batched(async ({ reads }: Context, keys: string[]) => {
  const { rows } = await reads.query<{ key: string }>({
    name: 'credentials.fleets',
    text: `select asked.key from unnest($1::text[]) asked (key)
      join register_rows r on r.kind = split_part(asked.key, ' ', 1) and r.number = split_part(asked.key, ' ', 2)
      where r.units > 0 and not r.broker`,
    values: [[...new Set(keys)]],
  });
  const found = new Set(rows.map(({ key }) => key));
  return (key) => found.has(key);
});

/** The first proof whose file lists vehicles. Checks by staff have another date than the file, and are ignored. */
export async function seenFleet(context: Context, proofs: readonly Proof[]): Promise<Proof | null> {
  const ofFiles = proofs.filter(({ by }) => by === 'file');
  const found = await Promise.all(ofFiles.map((proof) => hasFleet(context, keyOf(proof))));
  return ofFiles.find((_, at) => found[at]) ?? null;
}
