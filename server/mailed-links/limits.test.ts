import { expect, it } from 'vitest';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { signedInPerson } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { RATE_LIMIT: 'on' });

it('one address of a mail provider ends many monthly mails, and is blocked after twenty invalid links', async () => {
  const { email } = await signedInPerson(test);
  const { id: userId } = await test.db.prisma.user.findFirstOrThrow({ where: { email } });
  const { id: providerId } = await test.db.prisma.provider.findFirstOrThrow({ where: { status: 'approved' } });
  await test.db.prisma.providerUser.create({ data: { providerId, userId } });
  const { token } = await createLink(test.db.prisma, { kind: 'numbers', email, owner: { providerId } });
  const press = async (text: string) =>
    (await test.send('POST', `/users/monthly-mail?token=${text}`, 'List-Unsubscribe=One-Click')).status;
  for (let nth = 0; nth < 25; nth++) expect(await press(token)).toBe(204);
  for (let nth = 0; nth < 20; nth++) expect(await press('wrong')).toBe(400);
  expect(await press('wrong')).toBe(429);
  expect(await press(token)).toBe(204);
});

it('a network reads many registrations by their links, even after it used up its limit for mails', async () => {
  const email = `${crypto.randomUUID()}@andes.example`;
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName, email });
  const { id: providerId } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
  const { token } = await createLink(test.db.prisma, { kind: 'status', email, owner: { providerId } });
  for (let nth = 0; nth < 25; nth++) {
    const { body } = await test.graphql('query ($token: String!) { registrationStatus(token: $token) { status } }', {
      token,
    });
    expect(body.data?.registrationStatus.status).toBe('WAITING');
  }
});
