import type { Prisma } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import type { LogEvent } from '#server/logs/events.ts';
import { isDuplicate } from '#server/platform/db.ts';
import { Conflict, LimitReached, NotFound } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { changeProvider } from '../change/changeProvider.ts';
import { createProviders } from '../change/createProvider.ts';
import { findKeyed, keyed } from '../change/idempotency.ts';
import { setStatus } from '../change/setStatus.ts';
import { saveProvider } from '../change/updateProvider.ts';
import { type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import { ownProviders, showWritten } from '../record/own.ts';

/** The maximum number of pending businesses per user, and per partner. */
const MOST_WAITING = { person: 10, partner: 1_000 };

/**
 * Submits a provider of the caller, which is moderated like any other. Repeating the `idempotencyKey` returns the
 * existing provider. Returns its id. Throws `Invalid`, `Forbidden` before the e-mail is verified, `Conflict` when too
 * many are pending, or the key was used with another form.
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
  const key = keyed(wanted === '' ? null : `${ownerName(context)}:${wanted}`, form);
  const made = async () => {
    const id = await findKeyed(db.prisma, key);
    // the provider may have another owner now
    const isOwn = id !== null && (await db.prisma.provider.count({ where: { id, ...ownProviders(context) } })) > 0;
    return isOwn ? showWritten(context, id) : id;
  };
  const former = await made();
  if (former) return former;
  try {
    return await db.prisma.$transaction(async (tx) => {
      await assertFewWait(tx, context);
      const own = { partnerId: token?.partnerId ?? null, ...key };
      const [id] = await createProviders(tx, context, [{ ...read, ...own }], byCaller('providerSentIn', context));
      const userId = token ? token.userId : viewer!.id;
      if (userId !== null) await tx.providerUser.create({ data: { providerId: id!, userId } });
      return showWritten(context, id!);
    });
  } catch (error) {
    // the same request, sent twice concurrently
    const first = isDuplicate(error) ? await made() : null;
    if (!first) throw error;
    return first;
  }
}

async function assertFewWait(tx: Prisma.TransactionClient, context: Context): Promise<void> {
  const { token, viewer } = context;
  const max = MOST_WAITING[token?.partnerId != null ? 'partner' : 'person'];
  // the lock makes concurrent submissions count one after the other
  if (token?.partnerId != null)
    await tx.$queryRaw`select 1 from partners where id = ${token.partnerId} for no key update`;
  else await tx.$queryRaw`select 1 from users where id = ${token?.userId ?? viewer!.id} for no key update`;
  const waiting = { ...ownProviders(context), status: 'waiting' as const };
  if ((await tx.provider.count({ where: waiting })) >= max) throw new LimitReached('provider.tooManyWaiting', { max });
}

/**
 * Writes the complete form of one of the caller's providers that is pending or was sent back, and adds it to the queue.
 * Throws `Invalid`, `NotFound` for another user's provider, `Conflict` when it is approved, rejected or suspended, or
 * there is a newer version than `version`.
 */
export async function resubmitProvider(
  context: Context,
  { id, version, ...form }: ProviderForm & { id: number; version?: number | null },
): Promise<void> {
  const where = { id, ...ownProviders(context) };
  if (!(await context.db.prisma.provider.count({ where }))) throw new NotFound('provider.notFound');
  const read = await parseProviderForm(context, form);
  await changeProvider(context, id, byCaller('providerSentInAgain', context), async (tx) => {
    const { status } = await tx.provider.findFirstOrThrow({ where, select: { status: true } });
    if (status === 'approved') throw new Conflict('own.approved');
    if (status === 'rejected') throw new Conflict('own.rejected');
    if (status === 'suspended') throw new Conflict('own.suspended');
    await saveProvider(tx, { id, version, ...read });
    await tx.provider.update({ where: { id }, data: { resubmittedAt: new Date() } });
    await setStatus(tx, [id], 'waiting');
  });
}

/** The prefix that makes keys unique, as two owners may choose the same key. */
function ownerName({ viewer, token }: Context): string {
  return token?.partnerId != null ? `partner:${token.partnerId}` : `user:${token?.userId ?? viewer!.id}`;
}

/** The author in the history, a user or a program. */
export function byCaller(
  code: 'providerSentIn' | 'providerSentInAgain' | 'providerWithdrawn',
  { token }: Context,
): LogEvent {
  return token ? { code: `${code}ByProgram`, parameters: { token: token.name } } : { code };
}
