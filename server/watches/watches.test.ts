import { describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { linkTo, newEmail } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';
import { CONFIRM, SEARCH, useWatches } from '#tests/watching.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
const { ask, watching } = useWatches(test, mailbox);
const LIST = 'query ($token: String) { watches(token: $token) { email watches { id title } } }';

const AREA = { south: -35, west: -59.5, north: -34, east: -58 };

describe('a watch without an account', () => {
  it('begins when the owner of the address presses the link of the mail, and not before', async () => {
    const [email, browser] = [newEmail(), visitor(test)];
    expect((await ask(email, {}, browser)).body.data.createWatch).toEqual({ watch: null });
    const token = await linkTo(mailbox, email, 'watches/confirm?token');
    expect((await test.graphql(LIST, { token })).body.data.watches).toEqual({ email, watches: [] });
    const { body } = await browser.graphql(CONFIRM, { token });
    expect(body.data.confirmWatch.watch).toMatchObject({
      title: 'transporte refrigerado · Rosario',
      path: `/${SEARCH}`,
      rhythm: 'DAILY',
    });
    expect((await test.graphql(LIST, { token })).body.data.watches.watches).toHaveLength(1);
  });

  it('begins in another browser only after its owner has agreed to what was requested', async () => {
    const [email, browser] = [newEmail(), visitor(test)];
    await ask(email, {}, browser);
    const token = await linkTo(mailbox, email, 'watches/confirm?token');
    const other = visitor(test);
    // a cookie of its own helps nobody, and neither does one of another shape
    await ask(newEmail(), {}, other);
    for (const elsewhere of [other, test, visitor(test, { cookie: 'asker=x' })])
      expect((await elsewhere.graphql(CONFIRM, { token })).body.errors).toMatchObject([
        {
          message: expect.stringContaining('transporte refrigerado'),
          extensions: { code: 'CONFLICT', field: 'isAgreed' },
        },
      ]);
    expect((await test.graphql(LIST, { token })).body.data.watches.watches).toEqual([]);
    const { body } = await other.graphql(CONFIRM, { token, isAgreed: true });
    expect(body.data.confirmWatch.watch.id).toBeDefined();
    // then it is nobody's any more
    expect((await test.db.prisma.watch.findFirstOrThrow({ where: { email } })).askedBy).toBeNull();
  });

  it('gets the same answer for an address with an account, with many watches, and that was mailed too often', async () => {
    const person = await signedInPerson(test);
    const answers = await Promise.all([ask(newEmail()), ask(person.email)]);
    expect(answers.map(({ body }) => body)).toEqual([answers[0]!.body, answers[0]!.body]);
  });

  it('of a mailed link cannot be read or ended with the link of another address', async () => {
    const [one, other] = [await watching(), await watching()];
    await test.graphql(
      'mutation ($id: ID, $token: String) { endWatch(input: { id: $id, token: $token }) { remaining { email } } }',
      {
        id: one.watch.id,
        token: other.token,
      },
    );
    expect((await test.graphql(LIST, { token: one.token })).body.data.watches.watches).toHaveLength(1);
    expect(codeOf(await test.graphql(LIST, { token: 'wrong' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.graphql(LIST))).toBe('UNAUTHENTICATED');
  });
});

describe('a watch of a signed-in user', () => {
  it('begins immediately for the confirmed address, with at most twenty of them', async () => {
    const person = await signedInPerson(test);
    for (let nth = 0; nth < 20; nth++)
      expect(
        (await ask(null, { subject: { search: `?q=carga${nth}` } }, person)).body.data.createWatch.watch,
      ).not.toBeNull();
    const { body } = await ask(null, { subject: { search: '?q=another' } }, person);
    expect(body.data.createWatch.errors).toMatchObject([{ path: ['email'] }]);
    // a repetition only extends it
    expect((await ask(null, { subject: { search: '?q=carga1' } }, person)).body.data.createWatch.watch).not.toBeNull();
    expect((await person.graphql(LIST)).body.data.watches.watches).toHaveLength(20);
    expect((await person.graphql('{ personalData }')).body.data.personalData.watches).toHaveLength(20);
  });

  it('takes the arguments of a search, as the address of its page has them', async () => {
    const person = await signedInPerson(test);
    const filters = {
      services: [writeGlobalId('Service', REFRIGERATED)],
      roles: ['OWN_FLEET', 'BROKER'],
      within: 'KM_100',
      hasWhatsApp: true,
    };
    const route = { where: { placeId: writeGlobalId('Place', ROSARIO) }, to: { text: 'Salta' }, keywords: 'granos' };
    for (const searchProviders of [
      { ...route, filters },
      { where: { area: AREA }, filters: { countries: ['AR'] } },
    ]) {
      const { body } = await ask(null, { subject: { searchProviders } }, person);
      expect(body.data.createWatch.errors).toBeUndefined();
    }
    const { body } = await person.graphql('{ watches { watches { path } } }');
    expect(body.data.watches.watches).toEqual([
      { path: '/?area=-35,-59.5,-34,-58&country=AR' },
      {
        path: `/?f=Rosario%2C+Santa+Fe%2C+Argentina&q=granos&a=${ROSARIO}&t=Salta&service=${REFRIGERATED}&within=100&role=OWN_FLEET,BROKER&whatsapp=1`,
      },
    ]);
  });

  it.each([
    [{ where: { area: AREA }, to: { text: 'Salta' }, keywords: 'granos' }, 'searchProviders.to'],
    [{ where: { placeId: '7' } }, 'searchProviders.where.placeId'],
    [{ keywords: 'granos', filters: { services: Array(21).fill('1') } }, 'searchProviders.filters'],
    [{}, 'searchProviders'],
  ])('of the search %j is refused', async (searchProviders, field) => {
    const { body } = await ask(null, { subject: { searchProviders } }, await signedInPerson(test));
    expect(body.data.createWatch.errors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['subject', ...field.split('.')] },
    ]);
  });

  it('for the address of another person asks that person', async () => {
    const [person, email] = [await signedInPerson(test), newEmail()];
    expect((await ask(email, {}, person)).body.data.createWatch).toEqual({ watch: null });
    await linkTo(mailbox, email, 'watches/confirm?token');
    expect((await person.graphql(LIST)).body.data.watches.watches).toEqual([]);
  });
});

describe('carriers', () => {
  it('see the number of addresses that wait for a service in their country, from five on, without the addresses', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    // as on the Monday after five people agreed on different days
    const agreedEarlier = () =>
      test.db.pool.query(`update watches set confirmed_at = now() - (7 + id % 20) * interval '1 day'`);
    const demand = async () =>
      (await owner.graphql(`{ provider(id: ${id}) { ownership { waitingDemand { from { name } count } } } }`)).body.data
        .provider.ownership.waitingDemand;
    for (let nth = 0; nth < 4; nth++) await watching({ search: '?f=Salta&q=transporte+refrigerado' });
    const has = async () => (await demand()).filter(({ from }: { from: { name: string } }) => from.name === 'Salta');
    await agreedEarlier();
    expect(await has()).toEqual([]);
    await watching({ search: '?f=Salta&q=transporte+refrigerado' });
    await agreedEarlier();
    expect(await has()).toEqual([{ from: { name: 'Salta' }, count: 5 }]);
    expect(
      (await test.graphql(`{ provider(id: ${id}) { ownership { waitingDemand { count } } } }`)).body.data.provider
        .ownership,
    ).toBeNull();
  });
});
