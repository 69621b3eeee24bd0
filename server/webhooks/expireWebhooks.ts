import type { ClientBase } from 'pg';

const BATCH = 10_000;

/**
 * Removes expired former secrets, and events from before this time with their deliveries, oldest first, in small
 * transactions.
 */
export async function expireWebhooks(client: ClientBase, before: Date): Promise<void> {
  await client.query(
    `update webhook_endpoints set former_secret = null, former_secret_until = null where former_secret_until <= now()`,
  );
  for (;;) {
    const { rowCount } = await client.query(
      `delete from webhook_events where id in
        (select id from webhook_events where created_at < $1 order by created_at limit ${BATCH})`,
      [before],
    );
    if ((rowCount ?? 0) < BATCH) return;
  }
}
