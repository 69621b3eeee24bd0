import type { ClientBase } from 'pg';
import { expireAnswers } from './answers.ts';
import { expireTexts } from './countTexts.ts';

/**
 * The retention of numbers, which are compared with the previous year. Hashes of visitors are deleted after their day.
 */
const YEARS = 2;

export async function expireStatistics(client: ClientBase): Promise<void> {
  await client.query(`delete from view_salts where day < (now() at time zone 'UTC')::date`);
  await client.query(`delete from counted_views where day < (now() at time zone 'UTC')::date`);
  for (const table of ['provider_days', 'unmet_searches', 'search_days'])
    await client.query(`delete from ${table} where day < now() - interval '${YEARS} years'`);
  await expireTexts(client);
  await expireAnswers(client);
}
