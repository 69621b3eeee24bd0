import { createPublicKey, verify } from 'node:crypto';
import { CompactSign, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { asDomainError } from '#server/platform/errors.ts';
import { decideOne } from '#tests/decideOne.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { signingKey } from './keys.ts';
import { verifyRecord } from './verifyRecord.ts';

const test = useApp('demo');
const staff = useStaff(test);
let business: Awaited<ReturnType<typeof publishedBusiness>>;
beforeAll(async () => {
  business = await publishedBusiness(test, staff);
});

const MAKE = 'query ($id: ID!) { providerRecord(id: $id) { jws url codeSize } }';
const VERIFY = `query ($record: String!, $whole: String) { verifyRecord(record: $record, whole: $whole) { result statusNow compared belongsTogether
  record { providerDatabaseId status statement parts { part lines } } changes { part before after } } }`;

const make = async (id: number) => (await test.graphql(MAKE, { id: String(id) })).body.data.providerRecord;
const keyOf = (error: unknown) => asDomainError(error).key;
const check = async (record: string, whole?: string) =>
  (await test.graphql(VERIFY, { record, whole })).body.data.verifyRecord;

describe('a record', () => {
  it('is genuine, states the published data, and is verified by another library with the published keys', async () => {
    const { jws } = await make(business.id);
    const checked = await check(`{"note":"load 4711","record":"${jws}"}`);
    expect(checked).toMatchObject({ result: 'genuine'.toUpperCase(), statusNow: 'PUBLISHED', changes: [] });
    expect(checked.record.statement).toMatch(/approves nothing/);
    const { lines } = checked.record.parts.find(({ part }: { part: string }) => part === 'CONTACTS');
    expect(lines[0]).toMatch(/ · \d{4}-\d\d-\d\d$/);
    expect(checked.record.parts[0]).toEqual({ part: 'NAME', lines: [business.businessName] });

    const [header, payload, signature] = jws.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const { keys } = (await test.get('/.well-known/jwks.json')).body;
    const key = createPublicKey({ key: keys.find((item: { kid: string }) => item.kid === kid), format: 'jwk' });
    const signed = [Buffer.from(`${header}.${payload}`), Buffer.from(signature, 'base64url')] as const;
    expect(verify('sha256', signed[0], { key, dsaEncoding: 'ieee-p1363' }, signed[1])).toBe(true);
  });

  it('that was altered in any byte, or signed with a foreign key, is not genuine', async () => {
    const { jws } = await make(business.id);
    const [header, payload, signature] = jws.split('.');
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const results: string[] = [];
    for (let at = 0; at < jws.length; at++) {
      const letter = jws[at] === '.' ? '-' : LETTERS[LETTERS.indexOf(jws[at]) ^ 1];
      const altered = `${jws.slice(0, at)}${letter}${jws.slice(at + 1)}`;
      results.push(await verifyRecord(test.parts as never, altered).then(({ result }) => result, keyOf));
    }
    // a header that was altered names another key, or is none, as is a text with one dot
    expect(new Set(results.slice(0, header.length))).toEqual(new Set(['foreign', 'altered', 'record.none']));
    const dots = [header.length, header.length + payload.length + 1];
    expect(dots.map((at) => results[at])).toEqual(['record.none', 'record.none']);
    const rest = results.filter((_, at) => at > header.length && !dots.includes(at));
    expect(new Set(rest)).toEqual(new Set(['altered']));
    expect(signature).toHaveLength(86);
    const { privateKey } = await generateKeyPair('ES256');
    const bytes = Buffer.from(payload, 'base64url');
    const own = JSON.parse(Buffer.from(header, 'base64url').toString());
    const sign = (protectedHeader: object) =>
      new CompactSign(bytes).setProtectedHeader({ ...own, ...protectedHeader }).sign(privateKey);
    expect((await check(await sign({}))).result).toBe('ALTERED');
    expect((await check(await sign({ kid: 'another' }))).result).toBe('FOREIGN');
    expect(codeOf(await test.graphql(VERIFY, { record: 'no record' }))).toBe('BAD_USER_INPUT');
  });

  it('fits into a QR code, which verifies it, too', async () => {
    const { url, codeSize } = await make(business.id);
    expect(url.length).toBeLessThan(1_000);
    expect(codeSize).toBeLessThan(150);
    const compared = ['NAME', 'PLACE', 'CONTACTS'];
    expect(await check(url)).toMatchObject({ result: 'GENUINE', compared, changes: [], belongsTogether: null });
  });

  it('compares what is not in its QR code only when the whole record of it is given, too', async () => {
    const { id } = await publishedBusiness(test, staff);
    const [{ jws, url }, other] = [await make(id), await make(business.id)];
    await test.db.pool.query(`update providers set description = 'Another text.' where id = $1`, [id]);
    expect((await check(jws)).compared).toEqual(expect.arrayContaining(['CREDENTIALS', 'NOTICES', 'LANES', 'ROLES']));
    expect(await check(url)).toMatchObject({ compared: ['NAME', 'PLACE', 'CONTACTS'], changes: [] });
    expect(await check(url, `{"record":"${jws}"}`)).toMatchObject({
      ...{ result: 'GENUINE', belongsTogether: true, compared: (await check(jws)).compared },
      changes: [{ part: 'DESCRIPTION', after: ['Another text.'] }],
    });
    // that of another provider, and one with another letter
    for (const wrong of [other.jws, `${jws.slice(0, -1)}${jws.endsWith('A') ? 'B' : 'A'}`])
      expect(await check(url, wrong)).toMatchObject({ result: 'GENUINE', belongsTogether: false, changes: [] });
    expect(await check(jws, jws)).toMatchObject({ result: 'GENUINE', belongsTogether: null });
    expect(codeOf(await test.graphql(VERIFY, { record: url, whole: 'none' }))).toBe('BAD_USER_INPUT');
  });

  it('reports later changes, a suspension and a deletion', async () => {
    const { id } = await publishedBusiness(test, staff);
    const { jws } = await make(id);
    await test.db.pool.query(
      `update contacts set contact_value = '+5493410000001' where id = (select max(id) from contacts where provider_id = $1)`,
      [id],
    );
    expect((await check(jws)).changes).toMatchObject([{ part: 'CONTACTS', after: ['+5493410000001'] }]);
    await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    expect(await check(jws)).toMatchObject({ result: 'GENUINE', statusNow: 'SUSPENDED' });
    expect((await check((await make(id)).jws)).record).toMatchObject({ status: 'SUSPENDED', parts: [] });
    await test.db.pool.query(
      `update providers set status = 'waiting', approved_at = null, approved_by_id = null, suspended_at = null where id = $1`,
      [id],
    );
    expect((await check(jws)).statusNow).toBe('GONE');
    expect((await test.graphql(MAKE, { id: String(id) })).body.data).toEqual({ providerRecord: null });
  });

  it('stays genuine after its key has a successor, which is published before it signs', async () => {
    const { jws } = await make(business.id);
    const { db, secretKey } = test.parts;
    const now = await signingKey({ db, secretKey });
    const DAY = 86_400_000;
    const soon = Date.now() + 360 * DAY;
    expect((await signingKey({ db, secretKey }, soon)).kid).toBe(now.kid);
    const later = await signingKey({ db, secretKey }, soon + 8 * DAY);
    expect(later.kid).not.toBe(now.kid);
    expect((await test.get('/.well-known/jwks.json')).body.keys).toHaveLength(2);
    expect((await check(jws)).result).toBe('GENUINE');
  });
});

describe('a badge', () => {
  it('shows the current state to other sites, cached for five minutes, with changed contacts or a suspension', async () => {
    const { id, businessName } = await publishedBusiness(test, staff);
    const json = async () => (await test.get(`/badge/${id}.json`)).body;
    const picture = async () => String((await test.get(`/badge/${id}.svg`)).body);
    const today = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone: 'UTC' }).format();
    expect(await json()).toMatchObject({
      businessName,
      status: 'published',
      notice: null,
      page: expect.stringMatching(`/p/${id}$`),
    });
    const { status, headers, text } = await test
      .get(`/badge/${id}.svg`)
      .then(async (answer) => ({ ...answer, text: String(answer.body) }));
    expect([
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'image/svg+xml', 'public, max-age=300', 'cross-origin']);
    expect(text).toContain(`<title>Rumbo: ${businessName.slice(0, 31)}… Publicada en Rumbo hoy, ${today}</title>`);
    await test.db.pool.query(
      `insert into control_changes (provider_id, kind, at, until) values ($1, 'owner', '2026-01-05', now() + interval '9 days')`,
      [id],
    );
    expect((await json()).notice).toMatchObject({ kinds: ['owner'] });
    const noticed = await picture();
    expect(noticed).toContain(
      ' textLength="252" lengthAdjust="spacingAndGlyphs">Contactos o titular de la ficha cambiados el 5 ene 2026</text>',
    );
    // its own date, as a copied picture stays
    expect(noticed).toContain(`>${today}</text>`);
    await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    expect(await json()).toMatchObject({ businessName: null, status: 'suspended' });
    const suspended = await picture();
    expect(suspended).toContain(`>Suspendida por Rumbo, ${today}</text>`);
    expect(suspended).not.toContain(businessName.slice(0, 20));
    expect((await test.get('/badge/999999999.json')).status).toBe(404);
  });
});
