import { describe, expect, it } from 'vitest';
import { CITY, useImports } from '#tests/importing.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit, rowsOf } = useImports(test);

describe('an import that is undone', () => {
  const HEADER = ['reference', 'businessName', 'city', 'description', 'services'];
  const row = (reference: string, name: string, text = '') => [reference, name, CITY, text, 'Refrigerated transport'];
  const undo = async (id: number) => {
    const { status } = await staff.post(`/api/providers/import/${id}/undo`);
    return status === 202 ? settledImport(staff, id) : status;
  };
  const stored = async (name: string) => {
    const { rows } = await test.db.pool.query(
      `select to_jsonb(p) || jsonb_build_object('branches', array(
         select to_jsonb(b) from provider_branches b where b.provider_id = p.id)) as p
       from providers p where business_name = $1`,
      [name],
    );
    return rows[0]?.p;
  };

  it('leaves later changes of others, and restores the rest', async () => {
    await commit((await check([HEADER, row('u-1', 'Deshecha Uno', 'before')])).id);
    await test.db.pool.query(
      `insert into provider_branches (provider_id, address_id, name)
       select id, address_id, 'Depósito' from providers where business_name = 'Deshecha Uno'`,
    );
    const before = await stored('Deshecha Uno');
    expect(before.branches).toHaveLength(1);
    const file = [HEADER, row('u-1', 'Deshecha Uno', 'after'), row('u-2', 'Deshecha Dos'), row('u-3', 'Deshecha Tres')];
    const { id } = await check(file);
    await commit(id);
    const { body } = await staff.graphql('query ($id: ID!) { providerImport(id: $id) { isUndoable } }', {
      id,
    });
    expect(body.data.providerImport).toEqual({ isUndoable: true });
    await test.db.pool.query(`update providers set version = version + 1 where business_name = 'Deshecha Tres'`);
    expect(await undo(id)).toMatchObject({ status: 'undone' });
    expect(await stored('Deshecha Uno')).toEqual(before);
    expect(await stored('Deshecha Dos')).toBeUndefined();
    expect(await stored('Deshecha Tres')).toBeDefined();
    const kept = (await rowsOf(id)).find(({ businessName }) => businessName === 'Deshecha Tres');
    expect(kept!.messages).toEqual(['Someone changed this provider after the import, so it stays as it is']);
    expect(await undo(id)).toBe(409);
  });

  it('must have ended, and have written something', async () => {
    const { id } = await check([HEADER, row('u-9', 'Nunca escrita')]);
    expect(await undo(id)).toBe(409);
    await staff.graphql('mutation ($id: ID!) { cancelProviderImport(input: { id: $id }) { providerImport { id } } }', {
      id,
    });
    expect(await undo(id)).toBe(409);
  });

  it('was approved for a reason, which the history has', async () => {
    const { id } = await check([HEADER, row('u-5', 'Aprobada de Registro')]);
    const refused = await staff.post(`/api/providers/import/${id}/commit`, { approvalReason: ' ' });
    expect([refused.status, refused.body.field]).toEqual([400, 'approvalReason']);
    await commit(id, 'Registro 2026');
    const provider = await test.db.prisma.provider.findFirstOrThrow({
      where: { businessName: 'Aprobada de Registro' },
      include: { decisions: true },
    });
    expect(provider.approvedAt).not.toBeNull();
    expect(provider.decisions).toMatchObject([{ kind: 'approved', reason: 'Registro 2026', silent: true }]);
    expect((await undo(id)) as object).toMatchObject({ status: 'undone' });
  });
});
