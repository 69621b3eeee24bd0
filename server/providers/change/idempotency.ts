import { createHash } from 'node:crypto';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { KeyReused } from '#server/platform/errors.ts';

/** The columns of a provider that make a repeated request recognizable. */
export interface Keyed {
  idempotencyKey?: string;
  idempotencyInput?: string;
}

/** The key of a request, unique among all callers, with a hash of its input; empty without a key. */
export function keyed(key: string | null, input: object): Keyed {
  return key === null ? {} : { idempotencyKey: key, idempotencyInput: hashOf(JSON.stringify(input)) };
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The id of the provider that was created with this key; null when there is none. Throws `KeyReused` when it was
 * created from another input. Rows of earlier releases have no hash.
 */
export async function findKeyed(
  prisma: Pick<Prisma.TransactionClient, 'provider'>,
  { idempotencyKey, idempotencyInput }: Keyed,
): Promise<number | null> {
  if (idempotencyKey === undefined) return null;
  const found = await prisma.provider.findUnique({
    where: { idempotencyKey },
    select: { id: true, idempotencyInput: true },
  });
  if (found?.idempotencyInput && found.idempotencyInput !== idempotencyInput) throw new KeyReused();
  return found?.id ?? null;
}
