import { describe, expect, it } from 'vitest';
import { joinItems } from '#server/csv/cells.ts';
import { claiming } from '#tests/claiming.ts';
import { CITY, IMPORT_HEADER, useImports } from '#tests/importing.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong, sample } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const claims = claiming(test, mailbox);
const { check, commit, rowsOf } = useImports(test);
const staff = useStaff(test);

type Contact = { id?: unknown; contactType: string; contactValue: string };
type Change = (contacts: Contact[]) => Contact[];

let nth = 0;
function number(): string {
  nth += 7;
  return `+543414${String(100_000 + nth).slice(-6)}`;
}
const phone = (contactValue = number(), contactType = 'mobile-phone'): Contact => ({ contactType, contactValue });
const mail = (contactValue: string): Contact => ({ contactType: 'email', contactValue });
const isMail = ({ contactType }: Contact) => contactType === 'email';

/** A published business with a phone, a landline and two mails, entered a year ago. */
async function listing(
  contacts = [phone(), phone(number(), 'land-phone'), mail('ventas@andes.example'), mail('x@gmail.com')],
) {
  const { id, owner } = await publishedBusiness(test, staff);
  await save(id, () => contacts);
  await test.db.pool.query("update contacts set updated_at = now() - interval '1 year' where provider_id = $1", [id]);
  await test.db.pool.query('delete from control_changes where provider_id = $1', [id]);
  return { id, owner };
}

const stored = async (id: number) => (await staff.get(`/api/providers/${id}`)).body;

async function save(id: number, change: Change, more: object = {}) {
  const body = await stored(id);
  const contacts = change(body.contacts).map((contact, at) => ({ id: `n${at + 1}`, ...contact }));
  expect((await staff.put(`/api/providers/${id}`, { ...body, ...more, contacts })).status).toBe(200);
}

const NOTICE =
  'query ($id: ID!, $q: String) { provider(id: $id) { businessName controlNotice { kinds } } searchProviders(keywords: $q) { edges { node { databaseId controlNotice { kinds } } } } }';

/** Where the notice is shown: page, card, GraphQL, REST and CSV. */
async function surfaces(id: number) {
  const { businessName } = await stored(id);
  const { data } = (await test.graphql(NOTICE, { id, q: businessName })).body;
  const card = data.searchProviders.edges.find(({ node }: { node: { databaseId: number } }) => node.databaseId === id);
  const rest = (await test.get(`/api/public-providers/${id}`)).body;
  const page = await test.get(`${rest.path}?lang=en`);
  return {
    graphql: data.provider.controlNotice?.kinds ?? null,
    card: card?.node.controlNotice?.kinds ?? null,
    rest: rest.controlNotice?.kinds.map((kind: string) => kind.toUpperCase().replace('-', '_')) ?? null,
    page: page.status < 400,
  };
}

const noticeOf = async (id: number) =>
  (await test.graphql('query ($id: ID!) { provider(id: $id) { controlNotice { kinds } } }', { id })).body.data.provider
    .controlNotice?.kinds ?? null;

const byOwner = async (owner: Awaited<ReturnType<typeof listing>>['owner'], id: number, change: Change) => {
  await sendEdit(owner, id, ({ contacts }) => ({
    contacts: change(
      contacts.map((contact) => ({ ...contact, contactType: contact.contactType.toLowerCase().replace('_', '-') })),
    ).map((contact, at) => ({
      id: `n${at + 1}`,
      ...contact,
      contactType: contact.contactType.toUpperCase().replace('-', '_'),
    })) as never,
  }));
  await test.db.pool.query('update provider_edits set notice_until = null where provider_id = $1', [id]);
  await decideEdit(staff, id, true);
};

const both: Change = () => [phone(), mail('ventas@otra.example')];
const phonesOnly: Change = (contacts) => [...contacts.filter(isMail), phone()];
const onePhoneOneMail: Change = ([, landline]) => [phone(), landline!, mail('nueva@otra.example')];
const domain: Change = (contacts) => [...contacts.filter((one) => !isMail(one)), mail('ventas@otra.example')];
const mailbox2: Change = (contacts) => [
  ...contacts.filter((one) => !isMail(one)),
  mail(`${crypto.randomUUID()}@gmail.com`),
];
const noMail: Change = () => [phone()];
const gone: Change = () => [];

/** Sequences of changes by an attacker, with their author: thirty takeovers. */
const TAKEOVERS: [string, Change[]][] = [
  ['phone and mail', [both]],
  ['all phones', [phonesOnly]],
  ['one phone and one mail', [onePhoneOneMail]],
  ['the mail to another domain', [domain]],
  ['the mail to another free mailbox', [mailbox2]],
  ['everything to one phone', [noMail]],
  ['the phone, then the mail', [phonesOnly, domain]],
  ['nothing left, then new ones', [gone, both]],
  ['a new phone, then the old ones away', [(contacts) => [...contacts, phone()], (contacts) => contacts.slice(-1)]],
];

describe('a takeover', () => {
  it.each(TAKEOVERS)('of %s by a mistake of staff is shown everywhere', async (_, changes) => {
    const { id } = await listing();
    for (const change of changes) await save(id, change);
    const { graphql, card, rest, page } = await surfaces(id);
    expect(graphql).not.toBeNull();
    expect([card, rest, page]).toEqual([graphql, graphql, true]);
  });

  it.each(sample(TAKEOVERS, 2))("of %s by edits in the owner's name is shown", async (_, changes) => {
    const { id, owner } = await listing();
    for (const change of changes) await byOwner(owner, id, change);
    expect(await noticeOf(id)).not.toBeNull();
  });

  it.each(sample(TAKEOVERS, 4))('of %s by imports is shown', async (_, changes) => {
    const { id } = await listing();
    const header = ['rumboId', ...IMPORT_HEADER.filter((name) => name !== 'reference')];
    for (const change of changes) {
      const { businessName, taxNumber, contacts } = await stored(id);
      const cell = change(contacts).map(({ contactType, contactValue }) => `${contactType}: ${contactValue}`);
      const row = [String(id), businessName, CITY, taxNumber ?? '', joinItems(cell), 'Refrigerated transport'];
      const { id: importId } = await check([header, row]);
      expect(await rowsOf(importId)).toMatchObject([{ verdict: 'UPDATE', messages: [] }]);
      await commit(importId);
    }
    expect(await noticeOf(id)).not.toBeNull();
  });

  it.each([
    [
      'by a code to the listed mail',
      async (id: number, listed: string) => claims.claim(await signedInPerson(test), id, listed),
    ],
    [
      'by a code to its domain',
      async (id: number, _: string, site: string) => claims.claim(await signedInPerson(test), id, `x@${site}`),
    ],
    [
      'that took effect',
      async (id: number, listed: string) => {
        await claims.noticeEnds(await claims.claim(await signedInPerson(test), id, listed));
      },
    ],
  ])('of the listing by a claim %s is seen', async (_, take) => {
    const { id, listed, domain: site } = await claims.freeListing(staff);
    await take(id, listed, site);
    expect(await noticeOf(id)).not.toBeNull();
  });

  it('by an owner added from the account of the previous one, and who stays, is shown', async () => {
    const { id, owner } = await listing();
    const other = await signedInPerson(test);
    const user = await test.db.prisma.user.findFirstOrThrow({ where: { email: other.email } });
    await test.db.prisma.providerUser.create({ data: { providerId: id, userId: user.id } });
    await owner.graphql('mutation ($id: ID!) { leaveProvider(input: { providerId: $id }) { businessName } }', { id });
    expect(await noticeOf(id)).toEqual(['OWNER']);
  });
});

/** Honest changes, by number: texts, hours, lanes, further contacts, other notations. */
const HONEST: ((at: number) => [Change, object])[] = [
  (at) => [(contacts) => contacts, { description: `Cargas generales ${at}` }],
  (at) => [(contacts) => contacts, { commercialName: `Andes ${at}` }],
  (at) => [(contacts) => contacts, { websiteUrl: `https://andes${at}.example` }],
  (at) => [
    (contacts) => contacts,
    {
      branches: [
        { id: 'n1', addressesId: ROSARIO, name: `Base ${at}`, phone: null, hours: `Mo-Fr 0${at % 9}:00-18:00` },
      ],
    },
  ],
  (at) => [
    (contacts) => contacts,
    {
      lanes: [
        {
          id: 'n1',
          fromId: ROSARIO,
          toId: 3439389,
          bothWays: at % 2 === 0,
          rhythm: 'weekly',
          servicesId: REFRIGERATED,
        },
      ],
    },
  ],
  () => [(contacts) => [...contacts.slice(0, 3), phone()], {}],
  (at) => [(contacts) => [...contacts.slice(0, 4), mail(`p${at}@andes.example`)], {}],
  () => [(contacts) => contacts.map(({ id: _, ...contact }) => contact), {}],
  (at) => [
    (contacts) =>
      contacts.map((contact) =>
        isMail(contact)
          ? contact
          : { ...contact, contactValue: contact.contactValue.replace('+54', at % 2 ? '+54 ' : '0054 ') },
      ),
    {},
  ],
  (at) => [
    (contacts) =>
      contacts.map((one) => (isMail(one) ? one : { ...one, contactType: at % 2 ? 'whatsapp' : 'land-phone' })),
    {},
  ],
];

it('ten honest changes have no notice, nor do two hundred in the long run', async () => {
  const noticed: unknown[] = [];
  for (let listingAt = 0; listingAt < (isLong ? 20 : 1); listingAt++) {
    const { id } = await listing();
    for (const [at, honest] of HONEST.entries()) {
      const [change, more] = honest(listingAt * HONEST.length + at);
      await save(id, change, more);
      const kinds = await noticeOf(id);
      if (kinds) noticed.push([at, kinds]);
    }
  }
  expect(noticed).toEqual([]);
});
