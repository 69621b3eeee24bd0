import { isAllowed } from '#server/graphql/access.ts';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import type { Card } from '#server/search/page.ts';
import { mayReadProviders } from '../access.ts';
import { canRead, type ProviderRow, readRows } from '../list/readRows.ts';
import { isOwn } from './own.ts';

/** A provider in GraphQL: a stored row, the relations read with it, or the stored card of a search. */
export type Shown = Pick<ProviderRow, 'id' | 'status' | 'addressId'> & Partial<ProviderRow> & { card?: Card };

export const cardOf = (shown: Shown): Card | undefined => shown.card;

/** An approved provider from its card: `readField` loads data that the card lacks. */
export function shownCard(card: Card): ProviderRow {
  const { id, businessName, addressId, approvedAt, confirmedAt } = card;
  const services = card.services.map((offer) => providerServiceOf(card, offer));
  const declared = card.lanes && { roles: card.roles, lanes: card.lanes };
  const { controlChanges } = card;
  const shown = {
    ...{ id, status: 'approved', businessName, addressId, approvedAt, confirmedAt, services },
    ...{ ...declared, controlChanges, card },
  };
  return shown as unknown as ProviderRow;
}

/** One of the services of a card, in the shape of a stored service. */
export function providerServiceOf({ id: providerId }: Card, offer: Card['services'][number]) {
  const { id, addressId, updatedAt, serviceId, en, es, fr, pt } = offer;
  const service = { id: serviceId, nameEn: en, nameEs: es, nameFr: fr, namePt: pt } as never;
  return { id, addressId, updatedAt, providerId, service };
}

const rowOf = batched(async ({ reads }: Context, ids: number[]) => {
  const rows = new Map((await readRows(reads, [...new Set(ids)])).map((row) => [row.id, row]));
  return (id) => rows.get(id);
});

/**
 * A column or relation of a provider. If it was not read with the row, it is loaded for all providers of a request
 * together.
 */
export function readField<Name extends keyof ProviderRow>(
  shown: Shown,
  name: Name,
  context: Context,
): ProviderRow[Name] | Promise<ProviderRow[Name]> {
  const value = (shown as Partial<ProviderRow>)[name];
  if (value !== undefined) return value as ProviderRow[Name];
  return rowOf(context, shown.id).then((row) => {
    if (!row) throw new NotFound('provider.notFound');
    return row[name];
  });
}

/** The rows of these providers, unordered, with the relations that `query` selects. */
export function loadProviders(
  { db, reads }: Pick<Context, 'db' | 'reads'>,
  query: { select?: object | undefined; include?: object | undefined },
  ids: readonly number[],
): Promise<Shown[]> {
  if (!query.select && canRead(query.include ?? {})) return readRows(reads, ids);
  return db.prisma.provider.findMany({ ...query, where: { id: { in: [...ids] } } } as object);
}

/** Whether the caller may see the provider. Unapproved providers are for staff and their owners. */
export function isVisible({ id, status }: Pick<Shown, 'id' | 'status'>, context: Context): boolean | Promise<boolean> {
  return status === 'approved' || isAllowed(mayReadProviders, context) || isOwn(context, id);
}

/** The row if the caller may see it; otherwise null, as for a row that does not exist. */
export async function visible<Row extends Pick<Shown, 'id' | 'status'>>(
  row: Row | null | undefined,
  context: Context,
): Promise<Row | null> {
  return row && (await isVisible(row, context)) ? row : null;
}
