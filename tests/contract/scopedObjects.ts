import { decideOne } from '../decideOne.ts';
import type { TestApp } from '../testApp.ts';
import type { Caller } from './callers.ts';

/** The database id of one object of each type that only super admins may read. */
export async function scopedObjects({ db: { pool } }: TestApp, staff: Caller): Promise<Record<string, number>> {
  const insert = async (text: string, ...values: unknown[]) => Number((await pool.query(text, values)).rows[0].id);
  const Provider = await insert('select min(id) id from providers where approved_at is null and rejected_at is null');
  await decideOne(staff, Provider, { kind: 'CHANGES_REQUESTED', reason: 'x' });
  const ProviderImport = await insert(
    `insert into provider_imports (file_name, content_hash, status, language, header, header_key, mapping, row_count)
       values ('a.csv', '', 'checked', 'en', '{}', '', '{"targets":[],"countryCode":null,"language":"en","serviceIds":[],"services":{},"spellsNames":false}', 1) returning id`,
  );
  const Partner = await insert(
    `insert into partners (name, contact_email) values (gen_random_uuid()::text, 'it@partner.example') returning id`,
  );
  const WebhookEndpoint = await insert(
    `insert into webhook_endpoints (partner_id, url, secret, event_types)
       values ($1, 'https://x.example', 'whsec_x', '{provider.removed}') returning id`,
    Partner,
  );
  return {
    Provider,
    ProviderDecision: await insert('select id from provider_decisions where provider_id = $1', Provider),
    ProviderImport,
    ProviderImportRow: await insert(
      `insert into provider_import_rows (import_id, line, cells) values ($1, 2, '{}') returning id`,
      ProviderImport,
    ),
    File: await insert(
      `insert into files (storage_key, content_type, byte_size, widths) values (repeat('a', 32), 'image/webp', 1, '{160}')
       returning id`,
    ),
    Log: await insert('select max(id) id from logs'),
    Partner,
    ProviderReport: await insert(
      `insert into provider_reports (provider_id, kind, state, email, language, network)
       values ($1, 'closed', 'pending', 'a@b.example', 'en', '') returning id`,
      Provider,
    ),
    WebhookEndpoint,
    WebhookDelivery: await insert(
      `insert into webhook_deliveries (endpoint_id, event_id) values ($1, $2) returning id`,
      WebhookEndpoint,
      await insert(
        `insert into webhook_events (webhook_id, type, payload) values ('msg_x', 'ping', '{}') returning id`,
      ),
    ),
  };
}
