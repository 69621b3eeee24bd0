import { describe, expect, it } from 'vitest';
import { useAssistant } from '#tests/assistant.ts';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();
const { answerOf } = useAssistant(test);

describe('a check of a contact', () => {
  const phoneOf = async () => {
    const { rows } = await test.db.pool.query<{ id: number; value: string }>(
      `select p.id, c.contact_value value from contacts c join providers p on p.id = c.provider_id
       join addresses a on a.id = p.address_id
       where p.status = 'approved' and contact_type = 'land-phone' and a.country_code = 'AR' and contact_value ~ '^\\+54\\d{10}$'
         and not exists (select from contacts o where o.id <> c.id and duplicates.phone_key(o.contact_value) = duplicates.phone_key(c.contact_value))
       order by p.id limit 1`,
    );
    return rows[0]!;
  };

  it('identifies the owner of a phone number, in any notation', async () => {
    const { id, value } = await phoneOf();
    for (const phone of [value, `0${value.slice(3, 6)} ${value.slice(6, 9)}-${value.slice(9)}`])
      expect(await answerOf('check_carrier', { phone, id })).toMatchObject({
        verdict: 'published',
        carriers: [{ id, match: 'exact', unchangedSince: expect.any(String) }],
      });
  });

  it("distinguishes a look-alike, another business's number and an unknown one", async () => {
    const { id, value } = await phoneOf();
    expect(await answerOf('check_carrier', { phone: value, id: id + 1 })).toMatchObject({ verdict: 'other' });
    expect(await answerOf('check_carrier', { phone: `+55${value.slice(3)}` })).toMatchObject({ verdict: 'similar' });
    expect(await answerOf('check_carrier', { phone: '+1 202 555 0000' })).toMatchObject({
      verdict: 'unknown',
      carriers: [],
    });
  });

  it('identifies an Argentine mobile number with 15, and counts each business once', async () => {
    const { rows } = await test.db.pool.query<{ id: number; value: string }>(
      `select p.id, c.contact_value value from contacts c join providers p on p.id = c.provider_id
       where p.status = 'approved' and contact_type = 'whatsapp' and contact_value ~ '^\\+549353\\d{7}$'
         and exists (select from contacts o where o.provider_id = p.id and o.id <> c.id and o.contact_value = c.contact_value)
       order by p.id limit 1`,
    );
    const { id, value } = rows[0]!;
    const phone = `0353 15-${value.slice(7, 10)}-${value.slice(10)}`;
    const { verdict, carriers } = await answerOf('check_carrier', { phone, id });
    expect([verdict, carriers.map((carrier: { id: number }) => carrier.id)]).toEqual(['published', [id]]);
  });

  it("distinguishes another address at a business's domain from a domain that looks like it", async () => {
    const { rows } = await test.db.pool.query<{ value: string }>(
      `select c.contact_value value from contacts c join providers p on p.id = c.provider_id and p.status = 'approved'
       where contact_type = 'email' and contact_value ~ '@[a-z]*-[a-z]*o[a-z-]*\\.example$' order by p.id limit 1`,
    );
    const domain = rows[0]!.value.split('@')[1]!;
    expect((await answerOf('check_carrier', { domain: `pagos@${domain}` })).verdict).toBe('domain');
    for (const other of [domain.replace('.example', '.com'), domain.replace('o', '0')])
      expect(await answerOf('check_carrier', { domain: other })).toMatchObject({
        verdict: 'similar',
        carriers: [{ match: 'look alike' }],
      });
  });

  it('recognises a domain that looks like the website of a business without e-mail', async () => {
    const { rows } = await test.db.pool.query<{ id: number; host: string }>(
      `select id, duplicates.site_key(website_url) host from providers p
       where status = 'approved' and website_url ~ '^https?://[^/]{12,}\\.example/?$' and not exists
         (select from contacts where provider_id = p.id and contact_type = 'email') order by id limit 1`,
    );
    const { id, host } = rows[0]!;
    const { verdict, carriers } = await answerOf('check_carrier', { domain: host.replace('.example', '.net') });
    expect([verdict, carriers[0].id]).toEqual(['similar', id]);
  });

  it('recognises the domain of a business, and reports that a mailbox service proves nothing', async () => {
    const { rows } = await test.db.pool.query<{ id: number; url: string }>(
      `select id, website_url url from providers where status = 'approved' and website_url ~ '^https?://[^/]+/?$' order by id limit 1`,
    );
    const { id, url } = rows[0]!;
    expect((await answerOf('check_carrier', { domain: `${url}/fake` })).carriers).toContainEqual(
      expect.objectContaining({ id, publishedAs: expect.arrayContaining(['website']) }),
    );
    expect(await answerOf('check_carrier', { domain: 'somebody@gmail.com' })).toMatchObject({
      verdict: 'shared',
      carriers: [],
    });
  });
});

describe('a number of a public register', () => {
  it('finds its carrier, with the register and the date of the check', async () => {
    const { rows } = await test.db.pool.query<{ id: number; number: string }>(
      `select k.provider_id id, k.number from credentials.proofs(array(select id from providers where status = 'approved')) k
       where k.ends_at > now() order by 1 limit 1`,
    );
    const { id, number } = rows[0]!;
    const answer = await answerOf('check_carrier', { number: `${number.slice(0, 3)} ${number.slice(3)}`, id });
    expect(answer).toMatchObject({
      readAs: 'number',
      verdict: 'published',
      advice: expect.stringContaining('register'),
    });
    expect(answer.carriers).toContainEqual(
      expect.objectContaining({
        id,
        credential: expect.objectContaining({
          number,
          sourceDate: expect.stringMatching(/^20/),
          lookUp: expect.any(String),
        }),
      }),
    );
    expect((await answerOf('get_carrier', { id })).credentials).toContainEqual(expect.objectContaining({ number }));
    expect(await answerOf('check_carrier', { number: '1', id })).toMatchObject({ verdict: 'unknown', carriers: [] });
  });
});
