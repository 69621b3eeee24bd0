import { describe, expect, it } from 'vitest';
import { useStaff } from '#tests/staff.ts';
import { ROSARIO, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const BUENOS_AIRES = 3435910;

const staff = useStaff(test);

/** A submission that shares only the given values with others. */
async function registered(fields: Record<string, string>): Promise<number> {
  const digits = () => String(Math.floor(Math.random() * 1e9)).padStart(9, '1');
  await submit(test, {
    businessName: `Solo ${digits()}`,
    contactEmail: `${digits()}@solo.example`,
    contactPhone: '',
    contactWhatsapp: `549${digits()}`,
    websiteUrl: '',
    ...fields,
  });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return id;
}

async function duplicates(databaseId: number) {
  const { body } = await staff.graphql(
    'query ($id: ID!) { provider(id: $id) { moderation { lookalikes { reasons provider { databaseId } } } } }',
    { id: databaseId },
  );
  return body.data.provider.moderation.lookalikes.map(
    (lookalike: { reasons: string[]; provider: { databaseId: number } }) => [
      lookalike.provider.databaseId,
      lookalike.reasons,
    ],
  );
}

describe('staff see possible duplicates of a business', () => {
  it.each([
    ['Trans Andes Cuyo SRL', 'Transandes Cuyo S.R.L.'],
    ['Logística Ñandú S.A.', 'LOGISTICA NANDU SAS'],
    ['Expreso Patagonia Austral', 'Expresso Patagonia Austral Ltda.'],
    ['Fletes Don Ramón e Hijos', 'Fletes Don Ramon e Hijos S. de R.L. de C.V.'],
  ])('by name: %s and %s', async (a, b) => {
    const first = await registered({ businessName: a });
    expect(await duplicates(await registered({ businessName: b }))).toEqual([[first, ['NAME']]]);
  });

  it('but not by a name with a different number, nor by the same name in another province', async () => {
    await registered({ businessName: 'Depósito Fiscal Puerto 7' });
    expect(await duplicates(await registered({ businessName: 'Depósito Fiscal Puerto 9' }))).toEqual([]);
    await registered({ businessName: 'Mudanzas La Quinta Esquina', addressId: String(BUENOS_AIRES) });
    const far = await registered({ businessName: 'Mudanzas La Quinta Esquina', addressId: String(ROSARIO) });
    expect(await duplicates(far)).toEqual([]);
  });

  it('by phone, with or without the codes of country and area', async () => {
    const first = await registered({ contactPhone: '+543415551234' });
    expect(await duplicates(await registered({ contactWhatsapp: '5493415551234' }))).toEqual([[first, ['PHONE']]]);
  });

  it('by website, in any notation, but not by a page on a shared website', async () => {
    const first = await registered({ websiteUrl: 'https://www.transportista.example/inicio' });
    expect(await duplicates(await registered({ websiteUrl: 'transportista.example' }))).toEqual([[first, ['WEBSITE']]]);
    await registered({ websiteUrl: 'https://facebook.com/uno' });
    expect(await duplicates(await registered({ websiteUrl: 'https://www.facebook.com/dos' }))).toEqual([]);
  });

  it('by e-mail and tax number, and the best match comes first', async () => {
    const { pool } = test.db;
    const mail = await registered({ contactEmail: 'Uno@Dos.example' });
    const tax = await registered({ contactEmail: 'uno@dos.example', businessName: 'Acarreos Sur Sur' });
    const last = await registered({ contactEmail: 'UNO@dos.example', businessName: 'Acarreo Sur Sur SA' });
    await pool.query("update providers set tax_number = '30-71234567-1' where id = $1", [tax]);
    await pool.query("update providers set tax_number = '30712345671' where id = $1", [last]);
    expect(await duplicates(last)).toEqual([
      [tax, ['TAX_NUMBER', 'EMAIL', 'NAME']],
      [mail, ['EMAIL']],
    ]);
  });
});

describe('the applicant', () => {
  it('does not see others, as these are for staff only', async () => {
    const id = await registered({ businessName: 'Secretos del Sur', contactPhone: '+543415559876' });
    const answer = await submit(test, { businessName: 'Secretos del Sur', contactPhone: '+543415559876' });
    expect(answer.body).toEqual({ done: true });
    const query = 'query ($id: ID!) { provider(id: $id) { moderation { lookalikes { reasons } } } }';
    expect((await test.graphql(query, { id })).body).toEqual({ data: { provider: null } });
    await test.db.pool.query("update providers set status = 'approved', approved_at = now() where id = $1", [id]);
    expect((await test.graphql(query, { id })).body).toEqual({ data: { provider: { moderation: null } } });
  });
});
