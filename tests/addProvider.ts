import type { Db } from '#server/platform/db.ts';

/** An approved provider with one service (29: refrigerated transport) at its places. */
export async function addProvider(
  db: Db,
  name: string,
  addressId: number,
  description: string,
  others: number[] = [],
  serviceId = 29,
): Promise<number> {
  const { rows } = await db.pool.query(
    `insert into providers (business_name, description, address_id, status, approved_at) values ($1, $2, $3, 'approved', now()) returning id`,
    [name, description, addressId],
  );
  const { id } = rows[0];
  for (const place of [addressId, ...others])
    await db.pool.query('insert into provider_services (provider_id, service_id, address_id) values ($1, $2, $3)', [
      id,
      serviceId,
      place,
    ]);
  await db.pool.query('select search.refresh(array[$1::int])', [id]);
  return id;
}
