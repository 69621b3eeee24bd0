import { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../graphql/context.ts';
import { readText } from '../../text.ts';
import { createProviders } from '../createProvider.ts';
import { type ProviderForm, readProvider } from '../readProvider.ts';
import { ownerName, withToken } from './owner.ts';

/**
 * A provider of the caller's own, which waits for moderation like any other. The same `idempotencyKey` again answers
 * the provider that it made. Answers its id. Throws `Invalid`.
 */
export async function submitProvider(
  context: Context,
  form: ProviderForm,
  idempotencyKey: string | null | undefined,
): Promise<number> {
  const { db, viewer, token } = context;
  const read = await readProvider(context, form);
  const wanted = readText(idempotencyKey, { field: 'idempotencyKey', max: 100 });
  const key = wanted === '' ? null : `${ownerName(context)}:${wanted}`;
  const made = () => db.prisma.provider.findUnique({ where: { idempotencyKey: key ?? '' }, select: { id: true } });
  const former = key && (await made());
  if (former) return former.id;
  try {
    return await db.prisma.$transaction(async (tx) => {
      const own = { partnerId: token?.partnerId ?? null, idempotencyKey: key };
      const [id] = await createProviders(tx, context, [{ ...read, ...own }], withToken('Provider sent in', context));
      const userId = token ? token.userId : viewer!.id;
      if (userId !== null) await tx.providerUser.create({ data: { providerId: id!, userId } });
      return id!;
    });
  } catch (error) {
    // the same, sent twice at once
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    const first = isTaken && key ? await made() : null;
    if (!first) throw error;
    return first.id;
  }
}
