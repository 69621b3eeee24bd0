import { beforeAll } from 'vitest';
import { decisionDocument, VERBS } from '#server/providers/moderation/restForm.ts';
import { versionInput } from '#server/rest/route.ts';
import { signedInStaff } from './staff.ts';
import { REFRIGERATED, ROSARIO } from './submission.ts';
import type { TestApp } from './testApp.ts';

const DECIDED = `undoSeconds
  decisions { databaseId kind provider { databaseId status version } } skipped { providerDatabaseId businessName message reason }`;
const UNDO = `mutation ($ids: [ID!]!) { undoDecisions(input: { decisionIds: $ids }) { providers { databaseId status }
  skipped { providerDatabaseId message } } }`;

type Choice = number | { databaseId: number; version: number };
interface Made {
  decisions: { databaseId: number; provider: { databaseId: number } }[];
}

export const decisionIds = ({ decisions }: Made) => decisions.map((decision) => decision.databaseId);
export const providerIds = ({ decisions }: Made) => decisions.map((decision) => decision.provider.databaseId);

/** Decisions about many providers, by two super admins. Calls return the payload, or the first error. */
export function useDeciding(test: TestApp) {
  const staff = {} as Awaited<ReturnType<typeof signedInStaff>>;
  const colleague = {} as typeof staff;
  beforeAll(async () => {
    Object.assign(staff, await signedInStaff(test));
    Object.assign(colleague, await signedInStaff(test));
  });
  type Caller = Pick<typeof staff, 'graphql'>;
  return {
    staff,
    colleague,
    decide: async (
      choices: Choice[],
      { kind, ...more }: { kind: string; [name: string]: unknown },
      who: Caller = staff,
    ) => {
      const providers = choices.map((choice) =>
        typeof choice === 'number'
          ? { id: choice, ...versionInput(null) }
          : { id: choice.databaseId, ...versionInput(choice.version) },
      );
      const { body } = await who.graphql(decisionDocument([VERBS[kind]!], DECIDED), { input: { providers, ...more } });
      return body.data?.result ?? body.errors[0];
    },
    undo: async (ids: number[], who: Caller = staff) => {
      const { body } = await who.graphql(UNDO, { ids });
      return body.data?.undoDecisions ?? body.errors[0];
    },
    statuses: async (ids: number[]) => {
      const asked = ids.map((id) => `p${id}: provider(id: ${id}) { status }`);
      const { body } = await staff.graphql(`{ ${asked.join(' ')} }`);
      return Object.values(body.data as Record<string, { status: string }>).map(({ status }) => status);
    },
    history: async (id: number) => {
      const { body } = await staff.graphql(
        `{ provider(id: ${id}) { moderation { history { nodes { message user { email } } } } } }`,
      );
      return body.data.provider.moderation.history.nodes as { message: string; user: { email: string } }[];
    },
    /** The number of queued mails of these decisions. */
    queuedMails: async (ids: number[]) => {
      const keys = ids.map((id) => `decision:${id}`);
      const { rowCount } = await test.db.pool.query('select from graphile_worker._private_jobs where key = any($1)', [
        keys,
      ]);
      return rowCount;
    },
    /** Ends the waiting time of decision mails immediately. */
    sendNow: () => test.db.pool.query('update graphile_worker._private_jobs set run_at = now()'),
    waiting: (count: number) => insertWaiting(test, count),
  };
}

/** Providers in the queue, of applicants who read Spanish, in the order of their ids. */
async function insertWaiting({ db }: TestApp, count: number) {
  const name = `Cargas ${crypto.randomUUID()}`;
  const { rows } = await db.pool.query<{ id: number; email: string }>(
    `insert into providers (business_name, description, address_id, language, applicant_email)
     select $1 || ' ' || n, 'Cargas generales.', $2, 'es', gen_random_uuid() || '@applicants.example'
     from generate_series(1, $3::int) n order by n returning id, applicant_email as email`,
    [name, ROSARIO, count],
  );
  const ids = rows.map(({ id }) => id);
  await db.pool.query(
    `insert into contacts (provider_id, contact_type, contact_value) select unnest($1::int[]), 'email', 'a@b.example'`,
    [ids],
  );
  await db.pool.query(
    'insert into provider_services (provider_id, service_id, address_id) select unnest($1::int[]), $2, $3',
    [ids, REFRIGERATED, ROSARIO],
  );
  return { ids, emails: rows.map(({ email }) => email), name };
}
