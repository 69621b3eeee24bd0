import { describe, expect, it } from 'vitest';
import { decodeText } from '#server/csv/decodeText.ts';
import { readCsv } from '#server/csv/readCsv.ts';
import { signedInStaff, useStaff } from '#tests/staff.ts';
import { type Answer, useApp } from '#tests/testApp.ts';

// each running export holds a connection
const test = useApp('demo', {}, undefined, 5);
const staff = useStaff(test);

/** The rows as objects, keyed by the header. */
async function table({ status, body }: Answer): Promise<Record<string, string>[]> {
  expect(status).toBe(200);
  const [header, ...rest] = readCsv(decodeText(Buffer.from(body)).text, ',').map(({ cells }) => cells);
  return rest.map((cells) => Object.fromEntries(header!.map((name, at) => [name, cells[at]!])));
}
const list = async (path: string) => (await staff.get(path)).body.rows as Record<string, string | number>[];
/** Sends the request as a browser does; the response can be read in parts. */
const open = (path: string, init: RequestInit = {}) => {
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  return test.app.fetch(new Request(`http://localhost${path}`, { ...init, headers: { cookie } }));
};

describe('a download', () => {
  it.each([
    ['/api/providers/export.csv', 'providers'],
    ['/api/providers/unapproved/export.csv', 'unapproved-providers'],
    ['/api/users/export.csv', 'users'],
    ['/api/logs/export.csv', 'logs'],
  ])('of %s is a CSV file for spreadsheets, and is logged', async (path, name) => {
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const today = new Date().toISOString().slice(0, 10);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}-${today}.csv"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(
      bytes
        .toString()
        .split('\n')
        .slice(0, -1)
        .filter((line) => !line.endsWith('\r')),
    ).toEqual([]);
    const last = await test.db.prisma.log.findFirst({ orderBy: { id: 'desc' } });
    expect(last).toMatchObject({ code: 'downloaded', parameters: { file: `${name}.csv` }, userId: expect.any(Number) });
  });

  it('of providers has every provider once, with the sorting and search of the list', async () => {
    const all = await table(await staff.get('/api/providers/export.csv?sort=businessName:asc'));
    expect(all).toHaveLength(await test.db.prisma.provider.count());
    const first = await list('/api/providers?top=1000&sort=businessName:asc');
    expect(all.slice(0, 1000).map(({ rumboId }) => Number(rumboId))).toEqual(first.map(({ id }) => id));
    const found = await table(await staff.get('/api/providers/export.csv?q=frios+sur'));
    expect(found.map(({ rumboId }) => Number(rumboId))).toEqual(
      (await list('/api/providers?q=frios+sur')).map(({ id }) => id),
    );
    const queue = await table(await staff.get('/api/providers/unapproved/export.csv'));
    expect(queue.map(({ rumboId }) => Number(rumboId))).toEqual(
      (await list('/api/providers/unapproved?top=1000')).map(({ id }) => id),
    );
  });

  it.each(['sort=id:asc', 'sort=businessName', 'sort=businessName:up', 'q=%00'])(
    'of providers is rejected with %s',
    async (query) => {
      const { status, body } = await staff.get(`/api/providers/export.csv?${query}`);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );

  it('has the documented columns', async () => {
    await test.db.pool.query(`update providers set confirmed_at = now() where status = 'approved'`);
    const { rows } = await test.db.pool.query(
      `select id from providers where status = 'approved' and tax_number is not null and website_url is not null order by id limit 1`,
    );
    const { body } = await staff.get(`/api/providers/${rows[0].id}`);
    const { confirmedAt } = (await test.get(`/api/public-providers/${body.id}`)).body;
    const [row] = (await table(await staff.get('/api/providers/export.csv'))).filter(
      ({ rumboId }) => rumboId === String(body.id),
    );
    const taxType = (await test.get('/api/tax-types')).body.rows.find(
      (value: { id: number }) => value.id === body.taxTypesId,
    );
    const country = (await test.db.prisma.taxType.findUniqueOrThrow({ where: { id: taxType.id } })).countryCode;
    const text = (value: unknown) => (value === null ? '' : String(value)).replace(/^[=+\-@]/, "'$&");
    expect(row).toEqual({
      rumboId: String(body.id),
      reference: '',
      businessName: text(body.businessName),
      commercialName: text(body.commercialName),
      websiteUrl: text(body.websiteUrl),
      taxType: `${country} ${taxType.shortName}`,
      taxNumber: text(body.taxNumber),
      city: body.address.displayName,
      cityId: String(body.addressesId),
      description: text(body.description),
      contacts: body.contacts
        .map(
          (contact: { contactType: string; contactValue: string }) => `${contact.contactType}: ${contact.contactValue}`,
        )
        .join(' | '),
      services: body.providerServices
        .map(
          (value: {
            service: { name: string };
            address: { displayName: string };
            servicesId: number;
            addressesId: number;
          }) => `${value.service.name} @ ${value.address.displayName} [${value.servicesId}@${value.addressesId}]`,
        )
        .join(' | '),
      roles: expect.any(String),
      lanes: expect.any(String),
      credentials: expect.any(String),
      controlNotice: expect.any(String),
      confirmedAt: text(confirmedAt),
      approvedAt: body.approvedAt,
      approvedBy: text(body.approver?.displayName ?? null),
      createdAt: body.createdAt,
      updatedAt: body.updatedAt,
    });
  });

  it('of users and of the log has the rows of their lists', async () => {
    await test.db.pool.query(
      `insert into users (email, display_name) values ('zoe@x.example', '=cmd|x'), ('bea@x.example', 'Bea')`,
    );
    const users = await table(await staff.get('/api/users/export.csv?sort=email:asc&q=x.example'));
    expect(users.map(({ email }) => email)).toEqual(['bea@x.example', 'zoe@x.example']);
    expect((await staff.get('/api/users/export.csv')).body).toContain(`,'=cmd|x,`);
    expect((await staff.get('/api/users/export.csv?sort=password:asc')).status).toBe(400);
    await test.db.pool.query(`insert into logs (severity, code, parameters)
       values ('error', 'downloaded', '{"file": "broken.csv"}'), ('error', 'signedOut', null)`);
    const logs = await table(await staff.get('/api/logs/export.csv?severity=error&q=broke'));
    const [entry] = logs;
    expect([logs.length, entry]).toEqual([
      1,
      expect.objectContaining({ severity: 'error', code: 'downloaded', message: 'Downloaded broken.csv', user: '' }),
    ]);
    const reader = await signedInStaff(test, undefined, { 'accept-language': 'es' });
    const spanish = await table(await reader.get('/api/logs/export.csv?severity=error&q=cerrada'));
    expect(spanish).toEqual([expect.objectContaining({ code: 'signedOut', message: 'Sesión cerrada' })]);
    const past = await table(await staff.get('/api/logs/export.csv?until=2020-01-01&from=2019-01-01'));
    expect(past).toEqual([]);
    for (const query of ['severity=fatal', 'user=x', 'from=yesterday', 'until=x'])
      expect((await staff.get(`/api/logs/export.csv?${query}`)).status).toBe(400);
  });

  it('is read from the database only as far as the client has read, and stops when the client disconnects', async () => {
    await test.db.pool.query(
      `insert into logs (severity, code, parameters)
       select 'info', 'downloaded', jsonb_build_object('file', 'Row ' || n) from generate_series(1, 30000) n`,
    );
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    const fetches = (statements: string[]) => statements.filter((sql) => sql.startsWith('fetch')).length;
    const begun = await test.statements(async () => {
      reader = (await open('/api/logs/export.csv')).body!.getReader();
      await reader.read();
      await reader.read();
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(fetches(begun)).toBeLessThanOrEqual(6);
    const after = await test.statements(async () => {
      await reader!.cancel();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(fetches(after)).toBe(0);
    const { rows } = await test.db.pool.query(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    expect(rows[0].open).toBe(0);
    const whole = await table(await staff.get('/api/logs/export.csv?q=row'));
    expect(whole).toHaveLength(30_000);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(30_000);
  });

  it('is a snapshot, unaffected by concurrent changes and deletions', async () => {
    const total = await test.db.prisma.provider.count();
    const response = await open('/api/providers/export.csv?sort=businessName:desc');
    const reader = response.body!.getReader();
    const parts = [(await reader.read()).value!];
    const admin = await test.db.pool.connect();
    await admin.query(`update providers set business_name = 'zzz ' || business_name where id % 2 = 0`);
    await admin.query(`delete from providers where id in (select id from providers where id % 7 = 0 limit 100)`);
    admin.release();
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
    const rows = await table({ status: 200, headers: response.headers, body: Buffer.concat(parts).toString() });
    expect(new Set(rows.map(({ rumboId }) => rumboId)).size).toBe(total);
    expect(rows.some(({ businessName }) => businessName!.startsWith('zzz '))).toBe(false);
  });

  it('runs at most three times concurrently, and HEAD leaves no connection open', async () => {
    for (let i = 0; i < 5; i++) expect((await open('/api/logs/export.csv', { method: 'HEAD' })).status).toBe(200);
    const three = await Promise.all([1, 2, 3].map(() => open('/api/logs/export.csv')));
    const fourth = await open('/api/logs/export.csv');
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await test.get('/ready')).status).toBe(200);
    await Promise.all(three.map(({ body }) => body!.cancel()));
    expect((await staff.get('/api/logs/export.csv?q=nothing')).status).toBe(200);
  });

  it('queries the database per batch, not per row', async () => {
    const statements = await test.statements(() => staff.get('/api/providers/export.csv'));
    const count = await test.db.prisma.provider.count();
    const batches = Math.ceil((count + 1) / 500);
    // is read from the database only as far as the client has read, and stops when the client disconnects
    expect(statements.length).toBeLessThanOrEqual(2 * batches + 10);
  });
});
