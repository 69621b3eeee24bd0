import { joinEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query as queryRows } from './query.ts';
import { compare, startRumbo, submitForm } from './rumbo.ts';
import { ADMIN_SETTINGS, signInStaff } from './staff.ts';

const AT_ONCE = 50;

/** Sends the same form five times concurrently, pairs of edits of one provider, and fifty approvals of one provider. */
export function races({ keys, pairs, approvals }: { keys: number; pairs: number; approvals: number }): Promise<Result> {
  return inFolder(async (DATA_DIR) => {
    const rumbo = startRumbo(await freePort(), { DATA_DIR, ...ADMIN_SETTINGS });
    await rumbo.ready();
    const staff = await signInStaff(rumbo);
    const statuses: number[] = [];
    const call = async (...request: Parameters<typeof staff>) => {
      const answer = await staff<object>(...request);
      statuses.push(answer.status);
      return answer;
    };

    const names = Array.from({ length: keys }, (_, i) => `Drill ${i} ${crypto.randomUUID()}`);
    const waiting = names.flatMap((name) => {
      const key = crypto.randomUUID();
      return Array.from({ length: 5 }, () => ({ name, key }));
    });
    const send = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop())
        statuses.push((await submitForm(rumbo.url, one.name, one.key)).status);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const compared = await compare(postgres.url('rumbo'), names);

    const { rows } = await queryRows(
      postgres.url('rumbo'),
      `select id from providers where business_name like 'Drill %' order by id limit ${pairs}`,
    );
    let decided = 0;
    for (const { id } of rows) {
      const { body } = await call('GET', `/api/providers/${id}`);
      const save = (description: string) => call('PUT', `/api/providers/${id}`, { ...body, description });
      const pair = await Promise.all([save('the one'), save('the other')]);
      if (
        pair
          .map(({ status }) => status)
          .sort()
          .join() === '200,409'
      )
        decided += 1;
    }
    const approved = await Promise.all(
      Array.from({ length: approvals }, () => call('POST', `/api/providers/${rows[0]!.id}/approve`)),
    );
    const figures = {
      keys,
      lost: compared.lost,
      doubled: compared.doubled,
      pairs,
      pairsWithOneWinner: decided,
      approvals,
      approved: approved.filter(({ status }) => status < 300).length,
      serverErrors: statuses.filter((status) => status >= 500).length,
    };
    await rumbo.kill('SIGTERM');
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['pairsWithOneWinner', 'is', pairs],
      ['approved', 'is', 1],
      ['serverErrors', 'is', 0],
    ]);
  });
}
