import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHECK_DAYS } from '#shared/credentials.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { useImports } from '#tests/importing.ts';
import { readPage } from '#tests/page.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { sendFile } from '#tests/sendFile.ts';
import { signedInModerator, signedInPerson } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo', {}, 'dist/web');
useWorker(test);
const { staff, check, commit, rowsOf } = useImports(test);
afterEach(() => void vi.useRealTimers());

const SAO_PAULO = 3448439;
const MANAUS = 3663517;
const today = () => new Date().toISOString().slice(0, 10);
const number = () => String(100_000_000 + Math.floor(Math.random() * 800_000_000));
const rntrc = (more: object = {}) => ({ id: 'n1', kind: 'rntrc', number: number(), validUntil: null, ...more });

/** A published provider that declares these credentials. */
async function published(declaredCredentials: object[], addressesId = SAO_PAULO) {
  const form = {
    businessName: `Cargas ${crypto.randomUUID()}`,
    addressesId,
    contacts: [],
    providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId }],
    declaredCredentials,
  };
  const { body } = await staff.post('/api/providers', form);
  await staff.post(`/api/providers/${body.id}/approve`);
  return { ...(await staff.get(`/api/providers/${body.id}`)).body, form };
}

type Business = Awaited<ReturnType<typeof published>>;

const seen = ({ id, businessName, declaredCredentials: [{ kind, number }] }: Business, more: object = {}) =>
  staff.post(`/api/providers/${id}/credentials/check`, {
    ...{ kind, number, result: 'match', sourceDate: today(), seenName: businessName, ...more },
  });

/** What everybody sees. */
async function shown(id: number) {
  const query = `{ provider(id: ${id}) { credentials { kind number validUntil name lookUpUrl lastCheck { by source sourceDate result } } } }`;
  return (await test.graphql(query)).body.data.provider.credentials;
}

async function expiryOf(id: number): Promise<string> {
  const { body } = await test.graphql(`{ provider(id: ${id}) { credentials { expiresAt } } }`);
  return body.data.provider.credentials[0].expiresAt;
}

const CARDS = 'edges { node { databaseId credentials { number } } }';
const EVERYWHERE = `query ($id: ID!, $text: String!) { provider(id: $id) { path credentials { number } }
  cards: searchProviders(keywords: $text) { ${CARDS} }
  filtered: searchProviders(keywords: $text, filters: { hasCredential: true }) { ${CARDS} } }`;

interface Cards {
  edges: { node: { databaseId: number; credentials: unknown[] } }[];
}

/** Where its credential is shown. */
async function shownOn({ id, businessName, declaredCredentials: [{ number }] }: Business): Promise<string[]> {
  const { data } = (await test.graphql(EVERYWHERE, { id, text: businessName })).body;
  const html = String((await test.get(data.provider.path, { 'accept-language': 'en' })).body);
  const { identifier, hasCredential } = readPage(html).data;
  const cardOf = ({ edges }: Cards) => edges.find(({ node }) => node.databaseId === id)?.node;
  const isShown = {
    graphql: data.provider.credentials.length > 0,
    card: cardOf(data.cards)!.credentials.length > 0,
    filter: Boolean(cardOf(data.filtered)),
    rest: (await test.get(`/api/public-providers/${id}`)).body.credentials.length > 0,
    page: html.replaceAll('<!-- -->', '').includes(`RNTRC ${number}, seen active`),
    'JSON-LD': Boolean(identifier && hasCredential),
  };
  return Object.entries(isShown).flatMap(([surface, is]) => (is ? [surface] : []));
}

const EVERY_SURFACE = ['graphql', 'card', 'filter', 'rest', 'page', 'JSON-LD'];

describe('a credential of a provider', () => {
  it('is public once staff have found it at its register, and not before', async () => {
    const business = await published([rntrc({ number: '12.345-678', validUntil: '2099-03-31' })]);
    expect(business.declaredCredentials).toEqual([
      { id: expect.any(Number), kind: 'rntrc', number: '012345678', validUntil: '2099-03-31' },
    ]);
    expect(await shown(business.id)).toEqual([]);
    expect((await seen(business)).status).toBe(200);
    expect(await shown(business.id)).toEqual([
      {
        ...{ kind: 'RNTRC', number: '012345678', validUntil: '2099-03-31', name: 'RNTRC' },
        lookUpUrl: expect.stringContaining('antt.gov.br'),
        lastCheck: { by: 'STAFF', source: 'ANTT', sourceDate: today(), result: 'MATCH' },
      },
    ]);
    expect((await staff.get(`/api/providers/${business.id}`)).body.credentials).toHaveLength(1);
  });

  it.each(['other-name', 'inactive', 'not-found'])('is not shown when the last check is %s', async (result) => {
    const business = await published([rntrc()]);
    await seen(business);
    expect(await shown(business.id)).toHaveLength(1);
    await seen(business, { result });
    expect(await shown(business.id)).toEqual([]);
  });

  it('is not shown under another name of the business, nor with another number', async () => {
    const business = await published([rntrc()]);
    await seen(business);
    const save = (more: object) => staff.patch(`/api/providers/${business.id}`, more);
    await save({ businessName: 'Otra Empresa' });
    expect(await shown(business.id)).toEqual([]);
    await save({ businessName: business.businessName });
    expect(await shown(business.id)).toHaveLength(1);
    await save({ declaredCredentials: [{ ...business.declaredCredentials[0], number: number() }] });
    expect(await shown(business.id)).toEqual([]);
  });

  it('stays unchanged when a form omits it, and is edited by staff with the same rules as on the page', async () => {
    const business = await published([rntrc()]);
    const { version: _, declaredCredentials, ...rest } = (await staff.get(`/api/providers/${business.id}`)).body;
    const save = (more: object) => staff.put(`/api/providers/${business.id}`, { ...rest, ...more });
    expect((await save({})).body.declaredCredentials).toEqual(declaredCredentials);
    const wrong = [rntrc({ number: 'X' }), rntrc({ validUntil: '2027-02-30' })];
    const { body } = await save({ declaredCredentials: wrong });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'declaredCredentials.0.number',
      'declaredCredentials.1.validUntil',
    ]);
    const twice = await save({ declaredCredentials: [rntrc({ number: '1' }), rntrc({ number: '00.1' })] });
    expect(twice.body.field).toBe('declaredCredentials.1.number');
    expect((await save({ declaredCredentials: [] })).body.declaredCredentials).toEqual([]);
  });

  it.each([
    ['São Paulo', SAO_PAULO, '2027-04-01T02:59:59Z', '2027-04-01T03:00:00Z'],
    ['Manaus', MANAUS, '2027-04-01T03:59:59Z', '2027-04-01T04:00:00Z'],
    ['Rosario', ROSARIO, '2027-04-01T02:59:59Z', '2027-04-01T03:00:00Z'],
    ['Los Angeles', 5368361, '2027-04-01T06:59:59Z', '2027-04-01T07:00:00Z'],
  ])('ends with its last day in %s, without a restart', async (_, place, before, after) => {
    const business = await published([rntrc({ validUntil: '2027-03-31' })], place);
    await seen(business);
    expect(await expiryOf(business.id)).toBe(new Date(after).toISOString());
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(before) });
    expect(await shownOn(business)).toEqual(EVERY_SURFACE);
    vi.setSystemTime(new Date(after));
    expect(await shownOn(business)).toEqual([]);
  });

  it('ends a year after the date of its source where it has no last day', async () => {
    const business = await published([rntrc()], ROSARIO);
    await seen(business);
    const midnight = Date.parse(`${today()}T03:00:00Z`);
    expect(await expiryOf(business.id)).toBe(new Date(midnight + (CHECK_DAYS + 1) * 86_400_000).toISOString());
  });

  it('is not given to search engines while contacts are said to have changed, as they do not show that', async () => {
    const business = await published([rntrc()]);
    await seen(business);
    await test.db.pool.query(
      "insert into control_changes (provider_id, kind, at, until) values ($1, 'contacts', now(), now() + interval '1 day')",
      [business.id],
    );
    expect(await shownOn(business)).toEqual(EVERY_SURFACE.filter((surface) => surface !== 'JSON-LD'));
    await test.db.pool.query('update control_changes set until = now() where provider_id = $1', [business.id]);
    expect(await shownOn(business)).toEqual(EVERY_SURFACE);
  });
});

describe('a check', () => {
  it('needs a day of the last year, a name, and a credential that is declared', async () => {
    const business = await published([rntrc()]);
    expect((await seen(business, { sourceDate: '2020-01-01' })).status).toBe(400);
    expect((await seen(business, { sourceDate: '2099-01-01' })).status).toBe(400);
    expect((await seen(business, { seenName: '' })).status).toBe(400);
    expect((await seen(business, { number: number() })).status).toBe(404);
    expect((await seen(business, { seenName: null, result: 'not-found' })).status).toBe(200);
  });

  it('is created by moderators only, and never changed', async () => {
    const business = await published([rntrc()]);
    const body = { ...business.declaredCredentials[0], result: 'match', sourceDate: today(), seenName: 'A' };
    const path = `/api/providers/${business.id}/credentials/check`;
    expect((await (await signedInPerson(test)).post(path, body)).status).toBe(403);
    expect((await (await signedInModerator(test)).post(path, body)).status).toBe(200);
    await expect(
      test.db.pool.query(`update credential_checks set result = 'match' where provider_id = $1`, [business.id]),
    ).rejects.toThrow('only added');
  });

  it("is in the history, and removes the credential from the staff's list", async () => {
    const listed = async () => (await staff.get('/api/providers/credentials')).body.count;
    const before = await listed();
    const business = await published([rntrc()]);
    expect(await listed()).toBe(before + 1);
    await seen(business);
    expect(await listed()).toBe(before);
    const { rows } = await test.db.pool.query(
      `select parameters from logs where code = 'credentialChecked' and subject_id = $1`,
      [business.id],
    );
    expect(rows[0].parameters).toMatchObject({ result: 'match', source: 'ANTT', date: today() });
  });
});

describe('the credentials of an own business', () => {
  const UPLOAD = `mutation ($input: UploadCredentialDocumentInput!) { uploadCredentialDocument(input: $input) {
    ... on UploadCredentialDocumentPayload { provider { databaseId } }
    ... on FormErrors { errors { code message } } } }`;
  const pdf = () => new File(['%PDF-1.7 licence'], 'licence.pdf', { type: 'application/pdf' });

  it('are reviewed with their edit; the document is visible to staff only', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const mine = { id: 'n1', kind: 'RUTA', number: number(), validUntil: null };
    const send = (person: typeof owner, more: object = {}) =>
      sendFile(
        person,
        UPLOAD,
        { input: { providerId: String(id), ...mine, id: undefined, validUntil: undefined, document: null, ...more } },
        ['input.document', pdf()],
      );
    expect(codeOf(await send(owner))).toBe('NOT_FOUND');
    await sendEdit(owner, id, () => ({ credentials: [mine] }) as object);
    expect((await send(owner)).body.errors).toBeUndefined();
    expect(codeOf(await send(await signedInPerson(test)))).toBe('NOT_FOUND');
    expect((await staff.get(`/api/providers/${id}`)).body.declaredCredentials).toEqual([]);
    await decideEdit(staff, id, true);
    const query = `{ provider(id: ${id}) { moderation { credentials { number documentUrl } } } }`;
    const [{ documentUrl }] = (await staff.graphql(query)).body.data.provider.moderation.credentials;
    const callers = [staff, await signedInModerator(test), owner, await signedInPerson(test), test];
    const answers = await Promise.all(callers.map((caller) => caller.get(documentUrl)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
    expect(answers[0]!.headers.get('content-disposition')).toContain('attachment');
    expect(JSON.stringify((await staff.get('/api/files?top=100')).body)).not.toContain(documentUrl);
    await staff.remove(`/api/providers/${id}`);
    expect((await staff.get(documentUrl)).status).toBe(404);
  });

  it('accepts no document that is neither a picture nor a PDF', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const mine = { id: 'n1', kind: 'RUTA', number: number() };
    await sendEdit(owner, id, () => ({ credentials: [mine] }) as object);
    const forged = new File(['<script>alert(1)</script>'], 'licence.pdf', { type: 'application/pdf' });
    const input = { providerId: String(id), kind: mine.kind, number: mine.number, document: null };
    expect(codeOf(await sendFile(owner, UPLOAD, { input }, ['input.document', forged]))).toBe('BAD_USER_INPUT');
  });
});

describe('a CSV with credentials', () => {
  const HEADER = ['reference', 'businessName', 'city', 'services', 'credentials'];
  const row = (cell: string) => ['cr-1', 'Habilitada', 'Rosario, Santa Fe, Argentina', 'Refrigerated transport', cell];

  it('is read, written back, and changes nothing when it is read again', async () => {
    await commit((await check([HEADER, row('ruta 1234; USDOT 77 until 2027-03-31')])).id);
    const csv = (await staff.get('/api/providers/unapproved/export.csv?q=Habilitada')).body as string;
    expect(csv).toContain('RUTA 1234; USDOT 77 until 2027-03-31');
    const [header, line] = csv.trim().split('\r\n');
    expect(await check(`${header}\r\n${line}\r\n`)).toMatchObject({ unchangedCount: 1 });
    expect(await check([HEADER, row('RUTA 1234')])).toMatchObject({ updatedCount: 1 });
  });

  it('is refused with an unknown register', async () => {
    const { id } = await check([HEADER, row('NADA 12')]);
    expect(await rowsOf(id)).toMatchObject([{ verdict: 'REFUSED', column: 'credentials' }]);
  });
});
