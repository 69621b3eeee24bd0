import { describe, expect, it } from 'vitest';
import { decisionIds, providerIds, useDeciding } from '#tests/deciding.ts';
import { mailTo } from '#tests/mailTo.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const { staff, colleague, decide, undo, statuses, history, queuedMails, sendNow, waiting } = useDeciding(test);

const found = async (name: string) =>
  (await test.get(`/api/search?top=100&q=${encodeURIComponent(name)}`)).body.rows.filter(
    (row: { businessName: string }) => row.businessName.startsWith(name),
  ).length;

/** A hundred in the long run. */
const MANY = isLong ? 100 : 20;

describe('many pending providers', () => {
  it('are approved within a minute, each with its history entry and its mail in its language', async () => {
    const { ids, emails, name } = await waiting(MANY);
    const begun = performance.now();
    const made = await decide(ids, { kind: 'APPROVED' });
    const took = performance.now() - begun;
    console.log(`${MANY} were approved in ${Math.round(took)} ms`);
    expect(took).toBeLessThan(60_000);
    expect(providerIds(made)).toEqual(ids);
    expect(made.skipped).toEqual([]);
    expect(await found(name)).toBe(MANY);
    for (const id of [ids[0]!, ids.at(-1)!])
      expect(await history(id)).toEqual([{ message: 'Provider approved', user: { email: staff.email } }]);
    expect(await queuedMails(decisionIds(made))).toBe(MANY);
    await sendNow();
    for (const email of [emails[0]!, emails.at(-1)!]) await mailTo(mailbox, email, /ya está en el directorio$/);
  });

  it('are restored by one undo, and no mail is sent', async () => {
    const { ids, name } = await waiting(MANY);
    const made = await decide(ids, { kind: 'APPROVED' });
    const begun = performance.now();
    const undone = await undo(decisionIds(made));
    console.log(`${MANY} were taken back in ${Math.round(performance.now() - begun)} ms`);
    expect(undone.providers).toEqual(ids.map((databaseId) => ({ databaseId, status: 'WAITING' })));
    expect(undone.skipped).toEqual([]);
    expect([await found(name), await queuedMails(decisionIds(made))]).toEqual([0, 0]);
    expect((await history(ids[0]!)).map((entry) => entry.message)).toEqual(['Decision undone', 'Provider approved']);
  });

  it('are sent back with one reason for every applicant', async () => {
    const { ids, emails } = await waiting(3);
    const made = await decide(ids, { kind: 'CHANGES_REQUESTED', reason: 'Falta la razón social.' });
    expect(await statuses(ids)).toEqual(['SENT_BACK', 'SENT_BACK', 'SENT_BACK']);
    expect(made.undoSeconds).toBe(15);
    await sendNow();
    for (const email of emails)
      expect((await mailTo(mailbox, email, /^Falta corregir datos/)).text).toContain('Falta la razón social.');
  });
});

describe('a reason in several languages', () => {
  it('reaches each applicant in their own language, and those of another one as written', async () => {
    const { ids, emails } = await waiting(3);
    await test.db.pool.query(`update providers set language = 'pt' where id = $1`, [ids[1]]);
    await test.db.pool.query(`update providers set language = 'en' where id = $1`, [ids[2]]);
    const reasons = [
      { language: 'es', text: 'Revise el nombre.' },
      { language: 'pt', text: 'Confira o nome.' },
    ];
    await decide(ids, { kind: 'CHANGES_REQUESTED', reason: 'Check the name.', reasons });
    await sendNow();
    for (const [at, text] of ['Revise el nombre.', 'Confira o nome.', 'Check the name.'].entries())
      expect((await mailTo(mailbox, emails[at]!, /./)).text).toContain(text);
  });
});

describe('two moderators at once', () => {
  it('never decide about the same provider: one of them does, and the other receives the name of the first', async () => {
    const { ids } = await waiting(60);
    const [first, second] = await Promise.all([
      decide(ids.slice(0, 40), { kind: 'APPROVED' }),
      // in another order: neither waits for the other forever
      decide(ids.slice(20).reverse(), { kind: 'REJECTED', reason: 'no' }, colleague),
    ]);
    const decided = [...providerIds(first), ...providerIds(second)];
    expect(decided.toSorted((a, b) => a - b)).toEqual(ids);
    const skipped = [...first.skipped, ...second.skipped];
    expect(skipped).toHaveLength(20);
    expect(skipped.every(({ message }) => message === 'Super Admin already decided on this provider')).toBe(true);
    expect(skipped[0]!.reason).toBe('WRONG_STATUS');
    expect(await test.db.prisma.providerDecision.count({ where: { providerId: { in: ids } } })).toBe(60);
    for (const id of ids.slice(20, 40)) expect(await history(id)).toHaveLength(1);
  });
});

describe('some of many', () => {
  it('are skipped and named: deleted, changed since, decided, or against the rules', async () => {
    const { ids, name } = await waiting(5);
    const [gone, stale, decided, broken, fine] = ids as [number, number, number, number, number];
    await staff.remove(`/api/providers/${gone}`);
    await test.db.pool.query('update providers set version = 2 where id = $1', [stale]);
    await decide([decided], { kind: 'REJECTED', reason: 'no' }, colleague);
    await decide([decided], { kind: 'APPROVED' }, colleague);
    await test.db.pool.query('delete from provider_services where provider_id = $1', [broken]);
    const input = { kind: 'approved', providers: ids.map((id) => ({ id, version: id === decided ? 3 : 1 })) };
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    const { body } = await test.send('POST', '/api/providers/decisions', input, { cookie, 'accept-language': 'es' });
    expect(body.decisions.map((decision: { providerId: number }) => decision.providerId)).toEqual([fine]);
    expect(body.skipped).toEqual([
      { id: gone, businessName: null, reason: 'Proveedor no encontrado' },
      { id: stale, businessName: `${name} 2`, reason: expect.stringMatching(/^Otra persona cambió este proveedor/) },
      { id: decided, businessName: `${name} 3`, reason: 'Super Admin ya decidió sobre este proveedor' },
      { id: broken, businessName: `${name} 4`, reason: expect.stringContaining('servicio') },
    ]);
  });

  it('stay decided after an undo: those that another user changed since, or decided about', async () => {
    const { ids } = await waiting(4);
    const [changed, suspended, ...untouched] = ids as [number, number, ...number[]];
    const made = await decide(ids, { kind: 'APPROVED' });
    const { body } = await staff.get(`/api/providers/${changed}`);
    expect((await colleague.put(`/api/providers/${changed}`, { ...body, businessName: 'Otra' })).status).toBe(200);
    await decide([suspended], { kind: 'SUSPENDED', reason: 'No responde.' }, colleague);
    const undone = await undo(decisionIds(made));
    expect(undone.providers.map((provider: { databaseId: number }) => provider.databaseId)).toEqual(untouched);
    expect(undone.skipped).toEqual(
      [changed, suspended].map((id) => ({ providerDatabaseId: id, message: 'This decision can no longer be undone' })),
    );
    expect(await statuses(ids)).toEqual(['APPROVED', 'SUSPENDED', 'WAITING', 'WAITING']);
  });
});

describe('refused decisions', () => {
  it('are all decisions of users other than super admins', async () => {
    const { ids } = await waiting(1);
    const person = await signedInPerson(test);
    const input = { kind: 'approved', providers: [{ id: ids[0] }] };
    expect((await person.post('/api/providers/decisions', input)).status).toBe(403);
    expect((await test.send('POST', '/api/providers/decisions', input)).status).toBe(401);
    expect((await decide(ids, { kind: 'APPROVED' }, person)).extensions.code).toBe('FORBIDDEN');
    const made = await decide(ids, { kind: 'APPROVED' });
    expect((await undo(decisionIds(made), person)).extensions.code).toBe('FORBIDDEN');
    expect((await undo(decisionIds(made), colleague)).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('are those about none, more than two hundred, without a reason, or of an unknown kind', async () => {
    const { ids } = await waiting(1);
    const many = Array.from({ length: 201 }, (_, at) => at + 1);
    for (const choices of [[], many])
      expect(await decide(choices, { kind: 'APPROVED' })).toMatchObject({
        message: 'Choose 1 to 200 providers',
        extensions: { code: 'BAD_USER_INPUT', field: 'providers' },
      });
    expect((await undo(many)).extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'decisionIds' });
    for (const kind of ['CHANGES_REQUESTED', 'REJECTED', 'SUSPENDED'])
      expect((await decide(ids, { kind, reason: ' ' })).extensions.field).toBe('reason');
    const { status, body } = await staff.post('/api/providers/decisions', { kind: 'x', providers: [{ id: ids[0] }] });
    expect([status, body.field]).toEqual([400, 'kind']);
    expect(await statuses(ids)).toEqual(['WAITING']);
  });

  it('do not include the same provider twice: it is decided once', async () => {
    const { ids } = await waiting(1);
    const made = await decide([ids[0]!, ids[0]!], { kind: 'APPROVED' });
    expect(providerIds(made)).toEqual(ids);
  });
});
