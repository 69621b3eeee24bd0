import type { ControlKind, Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { refreshSearch } from '#server/search/refreshSearch.ts';
import { CONTROL_NOTICE_DAYS } from '#shared/controlNotice.ts';
import { contactChanges, keyOf, type Reached, TOGETHER_MS } from './contactChanges.ts';
import { domainsLookAlike } from './ownDomain.ts';

type Tx = Prisma.TransactionClient;
type NewChange = Prisma.ControlChangeCreateManyInput;

const shownUntil = () => new Date(Date.now() + CONTROL_NOTICE_DAYS * 86_400_000);

/** The phone numbers and mail addresses of providers that are or were public, for comparison after a change. */
export async function reachOf(tx: Tx, ids: readonly number[]): Promise<Map<number, Reached[]>> {
  const rows = await tx.$queryRaw<{ id: number; reached: (Omit<Reached, 'since'> & { since: string })[] }[]>`
    select p.id, coalesce((select json_agg(json_build_object('isMail', one.is_mail, 'value', one.value, 'since', one.since))
      from (
        select contact_type = 'email' as is_mail, contact_value as value, updated_at as since
          from contacts where provider_id = p.id
        union all select false, phone, updated_at from provider_branches where provider_id = p.id and phone is not null
      ) one), '[]') as reached
    from providers p where p.id = any(${ids}::int[]) and p.approved_at is not null`;
  return new Map(
    rows.map(({ id, reached }) => [id, reached.map((item) => ({ ...item, since: new Date(item.since) }))]),
  );
}

/**
 * Records the changes of control between the contacts before a change and the current ones, within `changeProviders`.
 */
export async function recordContactChanges(tx: Tx, before: Map<number, Reached[]>): Promise<void> {
  const after = await reachOf(tx, [...before.keys()]);
  const changed = [...after].filter(([id, are]) => differ(before.get(id)!, are)).map(([id]) => id);
  if (changed.length === 0) return;
  const earlier = await tx.controlChange.findMany({
    where: {
      providerId: { in: changed },
      kind: { in: ['phone', 'mail'] },
      at: { gt: new Date(Date.now() - TOGETHER_MS) },
    },
  });
  const rows: NewChange[] = [];
  for (const providerId of changed) {
    const [were, are] = [before.get(providerId)!, after.get(providerId)!];
    const own = earlier.filter((change) => change.providerId === providerId);
    const found = contactChanges(were, are, own);
    rows.push(
      ...found.map((change) => ({
        ...change,
        providerId,
        until: change.kind === 'phone' || change.kind === 'mail' ? null : shownUntil(),
      })),
      ...(await lookalikes(tx, providerId, added(were, are))),
    );
  }
  await tx.controlChange.createMany({ data: rows });
}

function added(before: readonly Reached[], after: readonly Reached[]): Reached[] {
  const known = new Set(before.map(keyOf));
  return after.filter((item) => !known.has(keyOf(item)));
}

const differ = (a: readonly Reached[], b: readonly Reached[]) => added(a, b).length > 0 || added(b, a).length > 0;

/**
 * The new contacts that resemble those of another provider: a similar domain, as a public warning; or the same number,
 * for staff only, as related businesses may share one.
 */
async function lookalikes(tx: Tx, providerId: number, contacts: readonly Reached[]): Promise<NewChange[]> {
  const rows: NewChange[] = [];
  for (const { isMail, value } of contacts) {
    const [similar] = isMail
      ? await tx.$queryRawUnsafe<{ id: number }[]>(SIMILAR_MAIL, value, providerId)
      : await tx.$queryRaw<{ id: number }[]>`
          select p.id from contacts c join providers p on p.id = c.provider_id and p.status = 'approved'
          where c.contact_type <> 'email' and duplicates.phone_key(c.contact_value) = duplicates.phone_key(${value})
            and p.id <> ${providerId}
          order by p.id limit 1`;
    if (similar)
      rows.push({
        providerId,
        kind: 'lookalike',
        added: [value],
        similarId: similar.id,
        until: isMail ? shownUntil() : null,
      });
  }
  return rows;
}

const SIMILAR_MAIL = `select p.id from contacts c join providers p on p.id = c.provider_id and p.status = 'approved'
  where c.contact_type = 'email' and ${domainsLookAlike('$1::text', 'c.contact_value')} and p.id <> $2 order by p.id limit 1`;

/**
 * Records another change of control of a locked provider, so that copies of the directory and searches receive its
 * notice.
 */
export async function recordControl(tx: Tx, providerId: number, kind: ControlKind): Promise<void> {
  await tx.controlChange.create({ data: { providerId, kind, until: shownUntil() } });
  await announce(tx, providerId);
}

/** Ends the notice of a claim that did not take effect. */
export async function endClaimNotice(tx: Tx, providerId: number): Promise<void> {
  const { count } = await tx.controlChange.updateMany({
    where: { providerId, kind: 'claim_pending', until: { gt: new Date() } },
    data: { until: new Date() },
  });
  if (count > 0) await announce(tx, providerId);
}

async function announce(tx: Tx, providerId: number): Promise<void> {
  // so that readers with a copy receive the notice; the version stays, as no form is stale
  await tx.$executeRaw`update providers set updated_at = now() where id = ${providerId}`;
  await refreshSearch(tx, [providerId]);
  await addJob(tx, 'announceProvider', { providerId }, { key: `announce:${providerId}` });
}
