import { Prisma } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { Conflict } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { createProviders } from '../change/createProvider.ts';
import { type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import { ownerName, ownProviders, withToken } from './owner.ts';

/** Businesses of one person, and of one partner, that wait for moderation at once. */
const MOST_WAITING = { person: 10, partner: 1_000 };

/**
 * A provider of the caller's own, which waits for moderation like any other. The same `idempotencyKey` again answers
 * the provider that it made. Returns its id. Throws `Invalid`, `Forbidden` before the e-mail is
 * proved, `Conflict` when too many wait.
 */
export async function submitProvider(
  context: Context,
  form: ProviderForm,
  idempotencyKey: string | null | undefined,
): Promise<number> {
  const { db, viewer, token } = context;
  requireProvedEmail(context);
  const read = await parseProviderForm(context, form);
  const wanted = parseText(idempotencyKey, { field: 'idempotencyKey', max: 100 });
  const key = wanted === '' ? null : `${ownerName(context)}:${wanted}`;
  const made = () => db.prisma.provider.findUnique({ where: { idempotencyKey: key ?? '' }, select: { id: true } });
  const former = key && (await made());
  if (former) return former.id;
  try {
    return await db.prisma.$transaction(async (tx) => {
      await assertFewWait(tx, context);
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

async function assertFewWait(tx: Prisma.TransactionClient, context: Context): Promise<void> {
  const { token, viewer } = context;
  const max = MOST_WAITING[token?.partnerId != null ? 'partner' : 'person'];
  // two at once are counted one after the other
  if (token?.partnerId != null)
    await tx.$queryRaw`select 1 from partners where id = ${token.partnerId} for no key update`;
  else await tx.$queryRaw`select 1 from users where id = ${token?.userId ?? viewer!.id} for no key update`;
  const waiting = { ...ownProviders(context), approvedAt: null, rejectedAt: null };
  if ((await tx.provider.count({ where: waiting })) >= max) throw new Conflict('provider.tooManyWaiting', { max });
}
