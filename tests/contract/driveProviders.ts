import { expect, it } from 'vitest';
import { photo } from '../images.ts';
import { IMPORT_HEADER, importRow, useImports } from '../importing.ts';
import { useStaff } from '../staff.ts';
import type { TestApp } from '../testApp.ts';
import { PROVIDER_FORM } from './driveDirectory.ts';

/** Calls of super admins about providers. */
export function driveProviders(test: TestApp): void {
  const staff = useStaff(test);
  const imports = useImports(test);
  const created = async () => {
    const { status, body } = await staff.post('/api/providers', PROVIDER_FORM);
    expect(status).toBe(200);
    return { path: `/api/providers/${body.id}`, ...body };
  };

  it('of lists of providers', async () => {
    for (const list of ['/api/providers', '/api/providers/unapproved']) {
      expect((await staff.get(`${list}?sort=updatedAt:desc&top=200`)).body.rows.length).toBeGreaterThan(0);
      expect((await staff.get(`${list}?sort=nothing:desc`)).status).toBe(400);
      expect((await staff.get(`${list}/export.csv?sort=updatedAt:desc`)).status).toBe(200);
    }
  });

  it('of a provider', async () => {
    const { path, version } = await created();
    expect((await staff.get(path)).status).toBe(200);
    expect((await staff.put(path, { ...PROVIDER_FORM, version })).status).toBe(200);
    expect((await staff.put(path, { ...PROVIDER_FORM, version })).status).toBe(409);
    const changed = await staff.patch(path, { websiteUrl: null });
    expect(changed.body).toMatchObject({ websiteUrl: null, description: PROVIDER_FORM.description });
    expect(changed.body.contacts).toMatchObject([{ contactValue: '+5493415550000' }]);
    expect((await staff.patch(path, { version })).status).toBe(409);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await photo(900, 600).png().toBuffer())]), 'picture.png');
    expect((await staff.form(`${path}/image`, form)).body.image.approvedAt).toBeNull();
    expect((await staff.post(`${path}/image/approve`)).body.image.approvedAt).toEqual(expect.any(String));
    expect((await staff.post(`${path}/image/approve`)).status).toBe(409);
    expect((await staff.get('/api/files?top=5')).body.rows.length).toBeGreaterThan(0);
    expect((await staff.remove(`${path}/image`)).status).toBe(200);
    expect((await staff.remove(`${path}/image`)).status).toBe(404);
    expect((await staff.remove(path)).status).toBe(204);
  });

  it('of its credentials', async () => {
    const { path } = await created();
    const declaredCredentials = [{ kind: 'usdot', number: '1234567', validUntil: null }];
    expect((await staff.patch(path, { declaredCredentials })).body.declaredCredentials).toHaveLength(1);
    const check = { kind: 'usdot', number: '1234567', result: 'match', seenName: 'A', sourceDate: '2000-01-01' };
    expect((await staff.post(`${path}/credentials/check`, check)).status).toBe(400);
    const sourceDate = new Date().toISOString().slice(0, 10);
    expect((await staff.post(`${path}/credentials/check`, { ...check, sourceDate })).body.credentials).toHaveLength(1);
    expect((await staff.get('/api/providers/credentials')).status).toBe(200);
  });

  it('of reports and notes about it', async () => {
    const { id, path } = await created();
    expect((await staff.post(`${path}/notes`, { text: ' ' })).status).toBe(400);
    const { body } = await staff.post(`${path}/notes`, { text: 'Called them.' });
    expect(body).toEqual((await staff.get(`${path}/notes`)).body);
    expect(body.notes).toMatchObject([{ text: 'Called them.', isAboutClaim: false, author: expect.any(String) }]);
    expect((await staff.get('/api/providers/2147483647/notes')).status).toBe(404);
    const report = {
      providerId: id,
      kind: 'fraud',
      state: 'pending',
      email: 'a@b.example',
      language: 'es',
      network: 'x',
    } as const;
    const [one, other] = await test.db.prisma.providerReport.createManyAndReturn({ data: [report, report] });
    const { rows } = (await staff.get('/api/providers/reports?top=100')).body;
    expect(rows).toContainEqual(expect.objectContaining({ id: one!.id, kind: 'fraud', answer: null, alike: 1 }));
    const decide = (of: typeof one, verb: string, reason = '') =>
      staff.post(`/api/providers/reports/${of!.id}/${verb}`, { reason });
    expect((await decide(one, 'refuse')).status).toBe(400);
    expect((await decide(one, 'refuse', 'It is theirs.')).body.id).toBe(id);
    expect((await decide(one, 'accept')).status).toBe(409);
    expect((await decide(other, 'accept')).status).toBe(200);
  });

  it('of deciding about one', async () => {
    const approved = await created();
    expect((await staff.post(`${approved.path}/approve`)).body.approver).not.toBeNull();
    expect((await staff.post(`${approved.path}/approve`)).status).toBe(409);
    const rejected = await created();
    expect((await staff.post(`${rejected.path}/reject`, { reason: '' })).status).toBe(400);
    const reason = { reason: 'It is none.', changesRequested: false, silent: true };
    expect((await staff.post(`${rejected.path}/reject`, reason)).status).toBe(200);
  });

  it('of deciding about several', async () => {
    const providers = [{ id: (await created()).id, version: 1 }, { id: (await created()).id }, { id: 999_999 }];
    const decide = async (kind: string, more: object = {}) =>
      staff.post('/api/providers/decisions', { kind, providers, ...more });
    const { body } = await decide('approved');
    expect([body.decisions.length, body.skipped.length]).toEqual([2, 1]);
    const decisions = body.decisions.map((decision: { id: number }) => ({ id: decision.id }));
    expect((await staff.post('/api/providers/decisions/undo', { decisions })).body.providers).toHaveLength(2);
    expect((await staff.post('/api/providers/decisions/undo', { decisions: [] })).status).toBe(400);
    expect((await decide('suspended')).status).toBe(400);
    expect((await decide('rejected', { reason: 'It is none.', silent: true })).body.decisions).toHaveLength(1);
  });

  it('of an import', async () => {
    const { id } = await imports.check([IMPORT_HEADER, importRow('c-1', 'Del Contrato'), importRow('c-2', '')]);
    await imports.commit(id);
    expect((await imports.staff.post(`/api/providers/import/${id}/commit`)).status).toBe(409);
    expect((await imports.staff.get(`/api/providers/import/${id}/report.csv`)).status).toBe(200);
    expect((await imports.staff.post(`/api/providers/import/${id}/undo`)).status).toBe(202);
    expect((await imports.staff.get('/api/providers/import/template.csv')).status).toBe(200);
  });
}
