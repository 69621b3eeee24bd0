import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { day, line, number, SAO_PAULO, useRegisterFiles } from '#tests/registerFiles.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { published, load, compared, shown, results } = useRegisterFiles(test);

describe('a provider that changes after a file was loaded', () => {
  const RIO = 3451190;
  const save = async ({ id, staff }: Awaited<ReturnType<typeof published>>, change: object) => {
    const { body } = await staff.get(`/api/providers/${id}`);
    expect((await staff.put(`/api/providers/${id}`, { ...body, ...change })).status).toBe(200);
  };
  const becomes = (id: number, numbers: string[]) =>
    eventually(async () => expect((await shown(id)).map((one: { number: string }) => one.number)).toEqual(numbers));

  it('is compared with it when it is approved, and when it declares another number', async () => {
    const [first, other] = [number(), number()];
    await load([line('CARGAS TARDIAS', first), line('CARGAS TARDIAS', other)]);
    const business = await published('Cargas Tardías', { number: first });
    await becomes(business.id, [first]);
    await save(business, { declaredCredentials: [{ id: 'n1', kind: 'rntrc', number: other, validUntil: null }] });
    await becomes(business.id, [other]);
    expect(await results(business.id)).toEqual(['match', 'match']);
  });

  it('loses its credential when it moves to another region, also one that staff saw, until it is back', async () => {
    const [listed, seen] = [number(), number()];
    await load([line('CARGAS MUDADAS', listed)]);
    const business = await published('Cargas Mudadas', { number: listed });
    const { id, staff } = business;
    await becomes(id, [listed]);
    const { declaredCredentials } = (await staff.get(`/api/providers/${id}`)).body;
    const both = [...declaredCredentials, { id: 'n1', kind: 'rntrc', number: seen, validUntil: null }];
    await save(business, { declaredCredentials: both });
    await compared();
    const check = { kind: 'rntrc', number: seen, result: 'match', sourceDate: day(0), seenName: 'CARGAS MUDADAS' };
    expect((await staff.post(`/api/providers/${id}/credentials/check`, check)).status).toBe(200);
    expect(await shown(id)).toHaveLength(2);
    await save(business, { addressesId: RIO });
    expect(await shown(id)).toEqual([]);
    await compared();
    expect(await results(id)).toEqual(['match', 'not_found', 'match', 'other_name', 'not_found']);
    await save(business, { addressesId: SAO_PAULO });
    await compared();
    expect((await shown(id)).map((one: { number: string }) => one.number).sort()).toEqual([listed, seen].sort());
  });

  it('is compared under its new name, and again under the old one', async () => {
    const of = number();
    await load([line('CARGAS RENOVADAS', of)]);
    const business = await published('Cargas Renovadas', { number: of });
    await becomes(business.id, [of]);
    await save(business, { businessName: 'Fletes Del Sur' });
    await compared();
    expect([await results(business.id), await shown(business.id)]).toEqual([['match', 'other_name'], []]);
    await save(business, { businessName: 'Cargas Renovadas' });
    await becomes(business.id, [of]);
  });

  it('is not compared again when something else changes', async () => {
    const of = number();
    await load([line('CARGAS QUIETAS', of)]);
    const business = await published('Cargas Quietas', { number: of });
    await becomes(business.id, [of]);
    await test.db.pool.query(`update register_rows set active = false where number = $1`, [of]);
    await save(business, { description: 'Cargas generales' });
    await compared();
    expect(await results(business.id)).toEqual(['match']);
  });
});
