import { describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { IMPORT_HEADER, importRow, useImports } from '#tests/importing.ts';
import { linkTo } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { mailConfirmations } from './queueConfirmations.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const { check, rowsOf } = useImports(test);
const staff = useStaff(test);

/** A published business presses the button that removes it. */
async function leave({ id, owner }: Awaited<ReturnType<typeof publishedBusiness>>) {
  await test.db.prisma.$transaction((tx) => mailConfirmations(tx, [id]));
  const token = await linkTo(mailbox, owner.email, 'users/confirm-listing?token');
  const press = 'mutation ($t: String!) { removeListing(input: { token: $t }) { listing { isHidden } } }';
  expect(codeOf(await test.graphql(press, { t: token }))).toBeNull();
}

describe('a business that does not want to be listed', () => {
  it('leaves permanently: imports skip it until staff publish it again', async () => {
    const business = await publishedBusiness(test, staff);
    const { id, businessName } = business;
    await leave(business);
    expect((await test.get(`/api/public-providers/${id}`)).status).toBe(404);
    const verdicts = async () => {
      const rows = [IMPORT_HEADER, importRow(crypto.randomUUID(), businessName, { contacts: 'email: z@z.example' })];
      const { id: importId } = await check(rows);
      return (await rowsOf(importId)).map(({ verdict, messages }) => [verdict, ...messages]);
    };
    expect(await verdicts()).toEqual([['REFUSED', 'This business asked not to be listed.']]);
    await decideOne(staff, id, { kind: 'PUBLISHED' });
    expect(await verdicts()).not.toEqual([['REFUSED', 'This business asked not to be listed.']]);
  });

  it('is held back from an import under another name, by its tax and register numbers', async () => {
    const business = await publishedBusiness(test, staff);
    const { body } = await staff.get(`/api/providers/${business.id}`);
    const declaredCredentials = [{ id: 'n1', kind: 'rntrc', number: '760000001', validUntil: null }];
    const saved = await staff.put(`/api/providers/${business.id}`, {
      ...{ ...body, declaredCredentials, taxNumber: '30-71234567-1' },
    });
    expect(saved.status).toBe(200);
    await leave(business);
    const row = (taxNumber: string, credentials: string) => [
      ...importRow(crypto.randomUUID(), `Otra ${crypto.randomUUID()}`, { contacts: 'email: z@z.example', taxNumber }),
      credentials,
    ];
    const rows = [row('30712345671', ''), row('', 'RNTRC 760000001'), row('30-71234568-9', 'RNTRC 760000002')];
    const { id } = await check([[...IMPORT_HEADER, 'credentials'], ...rows]);
    const asked = ['REFUSED', 'This business asked not to be listed.'];
    const read = await rowsOf(id);
    expect(read.map(({ verdict, messages }) => [verdict, ...messages])).toEqual([asked, asked, ['CREATE']]);
  });
});
