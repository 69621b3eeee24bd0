import { isAllowed } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { mayDecideClaims } from '../access.ts';

export const MAX_NOTE = 2_000;

/** Writes a note of staff; a note about a claim needs the right to decide about it. Throws `Invalid`, `NotFound`. */
export async function addNote(
  context: Context,
  { providerId, claimId, ...input }: { providerId: number; claimId: number | null; text: string },
): Promise<void> {
  const { prisma } = context.db;
  const text = parseText(input.text, { field: 'text', max: MAX_NOTE, required: 'note.required', keepsLines: true });
  const isKnown =
    claimId === null
      ? await prisma.provider.count({ where: { id: providerId } })
      : isAllowed(mayDecideClaims, context) &&
        (await prisma.providerClaim.count({ where: { id: claimId, providerId } }));
  if (!isKnown) throw new NotFound(claimId === null ? 'provider.notFound' : 'claim.none');
  await prisma.staffNote.create({ data: { providerId, claimId, text, userId: context.viewer!.id } });
}
