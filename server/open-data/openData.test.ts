import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { jobParts } from '#tests/jobParts.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { makeOpenData } from './makeOpenData.ts';
import { withoutContacts } from './openProvider.ts';

const test = useApp('demo');
useFewProviders(test);
const make = () => makeOpenData({}, { ...jobParts(test.parts), publicUrl: test.parts.env.publicUrl });

async function read(file: string): Promise<string> {
  const response = await test.app.fetch(new Request(`http://localhost/data/${file}`));
  expect([file, response.status]).toEqual([file, 200]);
  return gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
}

const rowsOf = async (file: string) =>
  (await read(file))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('the open data', () => {
  beforeAll(make);

  it('equals the public API row by row, without contacts', async () => {
    const staff = await signedInStaff(test);
    const published = new Map<number, Record<string, unknown>>();
    for (let after = ''; ; ) {
      const { body } = await staff.get(`/api/public-providers?top=100${after && `&after=${after}`}`);
      for (const row of body.rows) published.set(row.id, row);
      if (body.rows.length < 100) break;
      after = encodeURIComponent(body.endCursor);
    }
    const rows = await rowsOf('providers.jsonl.gz');
    expect(rows.length).toBe(published.size);
    expect(rows.length).toBeGreaterThan(400);
    for (const { url, ...row } of rows) {
      const { contacts, description, image, path, branches, ...facts } = published.get(row.id)!;
      const sites = (branches as { phone: string }[]).map(({ phone, ...site }) => site);
      expect(row).toEqual({ ...facts, branches: sites });
      expect(url).toBe(`http://localhost:4000/providers/${row.id}`);
    }
  });

  it('has the same rows as a table', async () => {
    const lines = (await read('providers.csv.gz')).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'id,url,businessName,commercialName,websiteUrl,language,roles,cityId,city,services,lanes,credentials,controlNotice,branches,createdAt,reviewedAt,updatedAt',
    );
    expect(lines.length - 1).toBe((await rowsOf('providers.jsonl.gz')).length);
  });

  it('says beside the credentials that contacts changed', async () => {
    const [{ id }] = await rowsOf('providers.jsonl.gz');
    await test.db.pool.query(
      "insert into control_changes (provider_id, kind, at, until) values ($1, 'mail_domain', '2026-11-03', '2099-01-01')",
      [id],
    );
    await make();
    const [row] = await rowsOf('providers.jsonl.gz');
    expect(row.controlNotice).toMatchObject({ kinds: ['mail-domain'] });
    const [, line] = (await read('providers.csv.gz')).split('\r\n');
    expect(line).toContain(',mail domain: 2026-11-03,');
  });

  it('contains no addresses and numbers', async () => {
    const { rows } = await test.db.pool.query<{ value: string }>('select contact_value value from contacts');
    const text = (await read('providers.jsonl.gz')) + (await read('providers.csv.gz'));
    expect(text).not.toContain('@example');
    expect(text).not.toMatch(/[\w.-]+@[\w-]+\.[a-z]/i);
    // ids of places are as long as numbers
    const digits = text.replaceAll(/"(?:\w*[iI]d)":\d+/g, '').replaceAll(/(?<=,)\d{5,10}(?=,)/g, '');
    for (const { value } of rows.slice(0, 2_000)) expect(digits.includes(value.replace('+', ''))).toBe(false);
  });

  it('lists removed providers for copies, until they return', async () => {
    const [{ id }] = await rowsOf('providers.jsonl.gz');
    const staff = await signedInStaff(test);
    await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'Closed' });
    await make();
    expect((await rowsOf('providers.jsonl.gz'))[0].id).not.toBe(id);
    expect(await rowsOf('removed.jsonl.gz')).toEqual([{ id, removedAt: expect.any(String) }]);
    await decideOne(staff, id, { kind: 'PUBLISHED' });
    await make();
    expect(await rowsOf('removed.jsonl.gz')).toEqual([]);
  });

  it('is described by a data package, and sent again only after a change', async () => {
    const described = await test.get('/data/datapackage.json');
    expect(described.body).toMatchObject({
      licenses: [{ name: 'CC-BY-4.0' }],
      resources: [{ path: 'providers.csv.gz' }, {}, {}],
    });
    const { headers } = await test.get('/data/providers.jsonl.gz');
    const tag = headers.get('etag')!;
    await make();
    expect((await test.get('/data/providers.jsonl.gz', { 'if-none-match': tag })).status).toBe(304);
    expect((await test.get('/data/passwords.gz')).status).toBe(404);
    expect((await test.get('/data/..%2fcurrent')).status).toBe(404);
  });
});

it.each([
  ['Fletes Pérez 11 4555-1234', 'Fletes Pérez'],
  ['Fletes (ventas@fletes.example)', 'Fletes ()'],
  ['Transportes 2000', 'Transportes 2000'],
  ['Depósito 7 km 1200', 'Depósito 7 km 1200'],
  ['https://wa.me/5491145551234', 'https://wa.me/'],
])('the text %j is %j without contacts', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected);
});
