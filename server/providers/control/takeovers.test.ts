import { beforeAll, describe, expect, it } from 'vitest';
import { joinItems } from '#server/csv/cells.ts';
import { claiming } from '#tests/claiming.ts';
import { CITY, useImports } from '#tests/importing.ts';
import { EVERY_SURFACE, noticedOn } from '#tests/noticedOn.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { signedInPerson } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong, sample } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';
import { createEndpoint } from '#tests/webhooks.ts';

const test = useApp('demo', {}, 'dist/web');
const mailbox = useWorker(test);
const claims = claiming(test, mailbox);
const { staff, check, commit, rowsOf } = useImports(test);
// without it there are no events for webhooks
beforeAll(() => createEndpoint(test, 'https://partner.example/hook', ['PROVIDER_CHANGED']));

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

const aYearAgo = (id: number) =>
  test.db.pool.query("update contacts set updated_at = now() - interval '1 year' where provider_id = $1", [id]);

/** A published business with a phone, a landline and two mails, entered a year ago. */
async function listing() {
  const { body } = await staff.post('/api/providers', {
    businessName: `Cargas ${crypto.randomUUID()}`,
    addressesId: ROSARIO,
    contacts: numbered([phone(), phone(number(), 'land-phone'), mail('ventas@andes.example'), mail('x@gmail.com')]),
    providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
  });
  const id = body.id as number;
  await staff.post(`/api/providers/${id}/approve`);
  await aYearAgo(id);
  return id;
}

/** Like `listing`, with an owner. */
async function owned() {
  const { id, owner } = await publishedBusiness(test, staff);
  await save(id, () => [phone(), phone(number(), 'land-phone'), mail('ventas@andes.example'), mail('x@gmail.com')]);
  await aYearAgo(id);
  await test.db.pool.query('delete from control_changes where provider_id = $1', [id]);
  return { id, owner };
}

const stored = async (id: number) => (await staff.get(`/api/providers/${id}`)).body;
const numbered = (contacts: Contact[]) => contacts.map((contact, at) => ({ id: `n${at + 1}`, ...contact }));

async function save(id: number, change: Change, more: object = {}) {
  const body = await stored(id);
  const contacts = numbered(change(body.contacts));
  expect((await staff.put(`/api/providers/${id}`, { ...body, ...more, contacts })).status).toBe(200);
}

type Owner = Awaited<ReturnType<typeof owned>>['owner'];

async function edit(owner: Owner, id: number, change: Change, more: object = {}) {
  const named = (name: (type: string) => string) => (contact: Contact) => ({
    ...contact,
    contactType: name(contact.contactType),
  });
  await sendEdit(owner, id, ({ contacts }) => {
    const changed = change(contacts.map(named((type) => type.toLowerCase().replace('_', '-'))));
    return { ...more, contacts: numbered(changed.map(named((type) => type.toUpperCase().replace('-', '_')))) as never };
  });
  await test.db.pool.query('update provider_edits set notice_until = null where provider_id = $1', [id]);
  await decideEdit(staff, id, true);
}

async function load(id: number, change: Change, more: Record<string, string> = {}) {
  const { businessName, taxNumber, contacts } = await stored(id);
  const cells: Record<string, string> = {
    ...{ rumboId: String(id), businessName, city: CITY, taxNumber: taxNumber ?? '', ...more },
    contacts: joinItems(change(contacts).map(({ contactType, contactValue }) => `${contactType}: ${contactValue}`)),
    services: 'Refrigerated transport',
  };
  const { id: importId } = await check([Object.keys(cells), Object.values(cells)]);
  expect(await rowsOf(importId)).toMatchObject([{ verdict: 'UPDATE', messages: [] }]);
  await commit(importId);
}

/** Every surface has the notice. */
async function expectNoticed(id: number) {
  const { businessName } = await test.db.prisma.provider.findUniqueOrThrow({ where: { id } });
  expect(await noticedOn(test, staff, id, businessName)).toEqual(EVERY_SURFACE);
}

const kindsOf = async (id: number) =>
  (await test.graphql('query ($id: ID!) { provider(id: $id) { controlNotice { kinds } } }', { id })).body.data.provider
    .controlNotice?.kinds ?? null;

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
    const id = await listing();
    for (const change of changes) await save(id, change);
    await expectNoticed(id);
  });

  it.each(sample(TAKEOVERS, 4))("of %s by edits in the owner's name is shown everywhere", async (_, changes) => {
    const { id, owner } = await owned();
    for (const change of changes) await edit(owner, id, change);
    await expectNoticed(id);
  });

  it.each(sample(TAKEOVERS, 5))('of %s by imports is shown everywhere', async (_, changes) => {
    const id = await listing();
    for (const change of changes) await load(id, change);
    await expectNoticed(id);
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
  ])('of the listing by a claim %s is shown everywhere', async (_, take) => {
    const { id, listed, domain: site } = await claims.freeListing(staff);
    await take(id, listed, site);
    await expectNoticed(id);
  });

  it('by an owner added from the account of the previous one, and who stays, is shown everywhere', async () => {
    const { id, owner } = await owned();
    const other = await signedInPerson(test);
    const user = await test.db.prisma.user.findFirstOrThrow({ where: { email: other.email } });
    await test.db.prisma.providerUser.create({ data: { providerId: id, userId: user.id } });
    await owner.graphql('mutation ($id: ID!) { leaveProvider(input: { providerId: $id }) { businessName } }', { id });
    expect(await kindsOf(id)).toEqual(['OWNER']);
    await expectNoticed(id);
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

/** Honest changes by others than staff. */
const OF_OTHERS: ((owner: Owner, id: number, at: number) => Promise<void>)[] = [
  (owner, id, at) => edit(owner, id, (contacts) => contacts, { description: `Cargas a granel ${at}` }),
  (owner, id) => edit(owner, id, (contacts) => [...contacts, phone()]),
  (_, id, at) => load(id, (contacts) => contacts, { commercialName: `Andes Cargas ${at}` }),
];

const KINDS = HONEST.length + OF_OTHERS.length;

it('thirteen honest changes by staff, owner and import have no notice, nor do two hundred in the long run', async () => {
  const noticed: unknown[] = [];
  for (let listingAt = 0; listingAt < (isLong ? Math.ceil(200 / KINDS) : 1); listingAt++) {
    const { id, owner } = await owned();
    const made = [
      ...HONEST.map((honest) => (at: number) => save(id, ...honest(at))),
      ...OF_OTHERS.map((honest) => (at: number) => honest(owner, id, at)),
    ];
    for (const [at, make] of made.entries()) {
      await make(listingAt * KINDS + at);
      const kinds = await kindsOf(id);
      if (kinds) noticed.push([at, kinds]);
    }
  }
  expect(noticed).toEqual([]);
});
