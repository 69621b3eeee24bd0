import type { ClientBase } from 'pg';

const BATCH = 10_000;

/** Removes events from before this moment with their deliveries, oldest first: in small transactions. */
export async function expireWebhooks(client: ClientBase, before: Date): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `delete from webhook_events where id in
        (select id from webhook_events where created_at < $1 order by created_at limit ${BATCH})`,
      [before],
    );
    if ((rowCount ?? 0) < BATCH) return;
  }
}
