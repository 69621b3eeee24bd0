import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formOf } from '#server/credentials/registers/forms.ts';
import { loadRegister } from '#server/credentials/registers/loadRegister.ts';
import { eventually } from '#tests/eventually.ts';
import { jobParts } from '#tests/jobParts.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { day, line, number, SAO_PAULO, useRegisterFiles } from '#tests/registerFiles.ts';
import { signedInStaff } from '#tests/staff.ts';
import { REFRIGERATED } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { createEndpoint } from '#tests/webhooks.ts';
import { sweepCredentials } from './sweepCredentials.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
afterEach(() => void vi.useRealTimers());

const { published, load, compared, shown, results } = useRegisterFiles(test);

const jobs = () => ({ ...jobParts(test.parts), db: test.db, loadPlaces: async () => test.parts.gazetteer }) as never;

describe('the file of a register', () => {
  it('shows a credential automatically if number, name and region agree, with its date', async () => {
    const of = number();
    const { id } = await published('Transportes Única Ltda.', { number: of });
    await load([line('TRANSPORTES UNICA LTDA', of)]);
    expect(await shown(id)).toEqual([{ number: of, lastCheck: { by: 'FILE', source: 'ANTT', sourceDate: day(-3) } }]);
  });

  it.each([
    ['a nearly equal name', 'Transportes Garcia', 'TRANSPORTES GARCEZ', {}, 'other_name'],
    ['another figure in the name', 'Cargas 2000', 'CARGAS 3000', {}, 'other_name'],
    ['another region', 'Cargas Paulistas', 'CARGAS PAULISTAS', { region: 'RJ' }, 'other_name'],
    ['a status that is not active', 'Cargas Vencidas', 'CARGAS VENCIDAS', { status: 'VENCIDO' }, 'inactive'],
    ['a person', 'Juan Pessoa', 'JUAN PESSOA', { category: 'TAC' }, 'not_found'],
  ])('with %s is a difference that staff see', async (_, name, listed, more, result) => {
    const of = number();
    const { id, staff } = await published(name, { number: of });
    await load([]);
    const before = (await staff.get('/api/providers/credentials')).body.count - 1;
    await load([line(listed, of, more)], day(-2));
    expect((await results(id)).at(-1)).toBe(result);
    expect(await shown(id)).toEqual([]);
    expect((await staff.get('/api/providers/credentials')).body.count).toBeGreaterThan(before);
  });

  it('does not show a number declared by two businesses', async () => {
    const of = number();
    const [one, other] = [
      await published('Cargas Gemelas', { number: of }),
      await published('Cargas Gemelas', { number: of }),
    ];
    await load([line('CARGAS GEMELAS', of)]);
    expect([await shown(one.id), await shown(other.id)]).toEqual([[], []]);
  });

  it('shows a number that another user has only submitted, as a rival could', async () => {
    const of = number();
    const { id, staff } = await published('Cargas Firmes', { number: of });
    const rival = { businessName: 'Cargas Rivales', addressesId: SAO_PAULO, contacts: [] };
    const { status } = await staff.post('/api/providers', {
      ...{ ...rival, providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: SAO_PAULO }] },
      declaredCredentials: [{ kind: 'rntrc', number: of, validUntil: null }],
    });
    expect(status).toBe(200);
    await load([line('CARGAS FIRMES', of)]);
    expect(await shown(id)).toHaveLength(1);
  });

  it('replaces an older result of a file or of staff, and keeps a name accepted by staff', async () => {
    const [lapsed, judged] = [number(), number()];
    const one = await published('Cargas Del Lago', { number: lapsed });
    const other = await published('Cargas Del Río', { number: judged });
    await load([line('CARGAS DEL LAGO', lapsed), line('RIO LOGISTICA', judged)]);
    const seen = { kind: 'rntrc', number: judged, result: 'match', sourceDate: day(-2), seenName: 'RIO LOGISTICA' };
    expect((await other.staff.post(`/api/providers/${other.id}/credentials/check`, seen)).status).toBe(200);
    expect([(await shown(one.id)).length, (await shown(other.id)).length]).toEqual([1, 1]);
    await load([line('CARGAS DEL LAGO', lapsed, { status: 'CANCELADO' }), line('RIO LOGISTICA', judged)], day(-1));
    expect([(await shown(one.id)).length, (await shown(other.id)).length]).toEqual([0, 1]);
  });

  it('changes only differing rows when it is loaded again', async () => {
    const numbers = Array.from({ length: 20 }, number);
    const lines = numbers.map((of) => line(`CARGAS ${of}`, of));
    expect(await load(lines)).toMatchObject({ rows: 20, added: 20 });
    expect(await load(lines)).toMatchObject({ rows: 20, added: 0, changed: 0, removed: 0 });
    const others = [line('OTRA', numbers[0]!), ...lines.slice(2), line('NUEVA', number())];
    expect(await load(others)).toMatchObject({ rows: 20, added: 1, changed: 1, removed: 1 });
  });

  it('must have the required columns', async () => {
    const load = loadRegister(test.db.pool, formOf('fmcsa')!, Readable.from([Buffer.from('a,b\n1,2')]), day(0));
    await expect(load).rejects.toThrow('no column DOT_NUMBER');
  });

  it('of FMCSA, INEGI and the general form is read', async () => {
    const census =
      'DOT_NUMBER,LEGAL_NAME,PHY_STATE,STATUS_CODE,ADD_DATE,POWER_UNITS,CARSHIP\n77,"ACME, INC",TX,A,20150131,0,B';
    await loadRegister(test.db.pool, formOf('fmcsa')!, Readable.from([Buffer.from(census)]), day(0));
    const general = 'number\tname\tregion\tstatus\n0012.3\tCargas Ñandú\tSanta Fe\tvigente';
    await loadRegister(test.db.pool, formOf('ruta')!, Readable.from([Buffer.from(general, 'latin1')]), day(0));
    const units = [
      'id,nom_estab,raz_social,codigo_act,entidad,fecha_alta',
      '6321456,FLETES PEÑA,,484111,Yucatán,2019-11',
      '6321457,TORTILLERÍA LA PAZ,,311830,Yucatán,2019-11',
    ];
    await loadRegister(
      test.db.pool,
      formOf('denue')!,
      Readable.from([Buffer.from(units.join('\n'), 'latin1')]),
      day(0),
    );
    // a shop is no business of the trade
    expect(await test.db.prisma.registerRow.findMany({ where: { kind: 'denue' } })).toEqual([
      expect.objectContaining({ number: '6321456', name: 'FLETES PEÑA', region: 'Yucatán', active: true }),
    ]);
    const rows = await test.db.prisma.registerRow.findMany({ where: { kind: { in: ['usdot', 'ruta'] } } });
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          number: '77',
          name: 'ACME, INC',
          region: 'TX',
          units: 0,
          broker: true,
          active: true,
        }),
        expect.objectContaining({ number: '123', name: 'Cargas Ñandú', region: 'Santa Fe', active: true }),
      ]),
    );
  });
});

describe('the own fleet of a business', () => {
  const HOUSTON = 4699066;
  const asked = `query ($id: ID!) { provider(id: $id) { roles credentials { units } moderation { ownFleetContradicted }
    ownFleetSeen { name lastCheck { source sourceDate } } } }`;
  const queue = `{ unapprovedProviders(search: "Lone Star Freight") { edges { flags } } }`;

  it.each([
    ['a broker', '12,B', true, []],
    ['a carrier without vehicles', '0,C', true, [{ units: null }]],
    ['a carrier with vehicles', '12,C', false, [{ units: 12 }]],
  ])(
    'is contradicted for staff, in the queue too, or seen by a register that has it as %s',
    async (_, cells, isContradicted, found) => {
      const staff = await signedInStaff(test);
      const businessName = 'Lone Star Freight LLC';
      const { body } = await staff.post('/api/providers', {
        ...{ businessName, addressesId: HOUSTON, contacts: [], roles: ['own-fleet'] },
        providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: HOUSTON }],
        declaredCredentials: [{ kind: 'usdot', number: '4321', validUntil: null }],
      });
      const census = `DOT_NUMBER,LEGAL_NAME,PHY_STATE,STATUS_CODE,ADD_DATE,POWER_UNITS,CARSHIP\n4321,LONE STAR FREIGHT,TX,A,20150131,${cells}`;
      await loadRegister(test.db.pool, formOf('fmcsa')!, Readable.from([Buffer.from(census)]), day(-1));
      const [{ flags }] = (await staff.graphql(queue)).body.data.unapprovedProviders.edges;
      expect(flags.includes('OWN_FLEET_CONTRADICTED')).toBe(isContradicted);
      await staff.post(`/api/providers/${body.id}/approve`);
      await compared();
      const { provider } = (await staff.graphql(asked, { id: body.id })).body.data;
      expect(provider).toMatchObject({ roles: ['OWN_FLEET'], moderation: { ownFleetContradicted: isContradicted } });
      const seen = { name: 'USDOT', lastCheck: { source: 'FMCSA', sourceDate: day(-1) } };
      expect(provider.ownFleetSeen).toEqual(isContradicted ? null : seen);
      if (found.length > 0) expect(provider.credentials).toEqual(found);
      await staff.remove(`/api/providers/${body.id}`);
    },
  );
});

describe('copies of the directory', () => {
  it('are notified by webhook of a check, and of the expiry of a credential', async () => {
    await test.db.pool.query('delete from webhook_events');
    const { staff } = await createEndpoint(test, 'https://partner.example/hook', ['PROVIDER_CREDENTIAL_CHANGED']);
    const { id } = await published('Cargas Avisadas', { number: number(), validUntil: day(2) });
    const { declaredCredentials } = (await staff.get(`/api/providers/${id}`)).body;
    const check = { ...declaredCredentials[0], result: 'match', sourceDate: day(0), seenName: 'Cargas Avisadas' };
    await staff.post(`/api/providers/${id}/credentials/check`, check);
    const counts = async () => {
      const { rows } = await test.db.pool.query<{ payload: string }>(
        'select payload from webhook_events where provider_id = $1 order by id',
        [id],
      );
      return rows.map(({ payload }) => JSON.parse(payload).data.credentials.length);
    };
    expect(await counts()).toEqual([1]);
    await sweepCredentials({}, jobs());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 86_400_000 });
    await sweepCredentials({}, jobs());
    expect(await counts()).toEqual([1, 0]);
  });
});

describe('the search for what was found', () => {
  it('omits an expired credential immediately', async () => {
    const businessName = `Frigoríficos ${crypto.randomUUID().slice(0, 8)}`;
    const { id, staff } = await published(businessName, { number: number(), validUntil: day(20) });
    const find = async (more = '') => {
      const query = `query ($text: String!) { searchProviders(keywords: $text, filters: { hasCredential: true }, first: 5) {
        edges { node { databaseId credentials { number } } } } }`;
      const { body } = await test.graphql(query, { text: businessName });
      const { edges } = body.data.searchProviders;
      return edges.filter(({ node }: { node: { databaseId: number } }) => node.databaseId === id).length + more;
    };
    expect(await find()).toBe('0');
    const { declaredCredentials } = (await staff.get(`/api/providers/${id}`)).body;
    const check = { ...declaredCredentials[0], result: 'match', sourceDate: day(0), seenName: businessName };
    await staff.post(`/api/providers/${id}/credentials/check`, check);
    expect(await find()).toBe('1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 22 * 86_400_000 });
    expect(await find()).toBe('0');
  });
});

describe('a credential that is about to end', () => {
  it('mails its owners 30 days before its end, 7 days before and on the day, each once', async () => {
    const staff = await signedInStaff(test);
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(
      owner,
      id,
      () => ({ credentials: [{ id: 'n1', kind: 'RUTA', number: number(), validUntil: day(40) }] }) as object,
    );
    await decideEdit(staff, id, true);
    const start = Date.now();
    for (let passed = 0; passed <= 42; passed++) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + passed * 86_400_000 });
      await sweepCredentials({}, jobs());
    }
    vi.useRealTimers();
    const texts = () =>
      mailbox.mails
        .filter(({ to, subject }) => to?.[0]?.address === owner.email && /about to expire/.test(subject ?? ''))
        .map(({ text }) => /RUTA .*?, (today|in \d+ days)/.exec(text ?? '')?.[1]);
    await eventually(() => expect(texts()).toHaveLength(3));
    expect(texts().sort()).toEqual(['in 30 days', 'in 7 days', 'today']);
  });
});
