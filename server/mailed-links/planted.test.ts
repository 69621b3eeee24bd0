import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/graphqlCode.ts';
import { DELETION, PASSWORD } from '#tests/leavers.ts';
import { accept, leave, linksTo, linkTo, newEmail, register, reset, signedUp, verify } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);

const VERIFY = 'users/verify-email?token';
const MALLORY = 'the password of Mallory';
const OWNER = 'the password of the owner';

type Person = Awaited<ReturnType<typeof signedUp>>;
const VIEWER = '{ viewer { email emailVerified deletionDueAt providers { databaseId } } }';
const seen = async ({ graphql }: Pick<Person, 'graphql'>) => (await graphql(VIEWER)).body.data.viewer;
const contactsOf = (providerId: number) =>
  test.db.prisma.contact.findMany({ where: { providerId }, orderBy: { id: 'asc' } });

/**
 * The owner of a mailbox registers a business and signs up, while Mallory signs up with the same address: three links
 * for one address are in the mailbox. `keeps` expects that the owner keeps everything after using one of the links.
 */
async function planted() {
  const email = newEmail();
  const [id, mallory, owner] = await Promise.all([
    register(test, email),
    signedUp(test, email, MALLORY),
    signedUp(test, email, OWNER),
  ]);
  const contacts = await contactsOf(id);
  const token = await linkTo(mailbox, email, VERIFY, 3);
  return {
    email,
    mallory,
    owner,
    keeps: async (press = () => verify(owner, { token })) => {
      expect(codeOf(await press())).toBeNull();
      expect(await seen(owner)).toEqual({
        email,
        emailVerified: true,
        deletionDueAt: null,
        providers: [{ databaseId: id }],
      });
      expect(await contactsOf(id)).toEqual(contacts);
      expect((await visitor(test).post('/api/auth/signin', { email, password: MALLORY })).status).toBe(401);
      expect((await visitor(test).post('/api/auth/signin', { email, password: OWNER })).status).toBe(200);
    },
  };
}

describe('the owner of a mailbox keeps account, business and contacts', () => {
  it.each(['where nobody is signed in', 'in the own account'])(
    'after they confirmed the deletion of an account that Mallory made %s',
    async (where) => {
      const { email, mallory, owner, keeps } = await planted();
      await mallory.post(DELETION, { currentPassword: MALLORY });
      const token = await linkTo(mailbox, email, 'users/delete-account?token');
      expect(codeOf(await leave(where === 'in the own account' ? owner : visitor(test), { token }))).toBeNull();
      // Mallory comes back within the thirty days
      await mallory.post('/api/auth/signin', { email, password: MALLORY });
      await mallory.remove(DELETION);
      for (const item of [mallory, owner])
        expect(await seen(item)).toMatchObject({ emailVerified: false, deletionDueAt: null, providers: [] });
      await keeps();
      expect(await seen(mallory)).toBeNull();
    },
  );

  it('when they use all links together, in their own account', async () => {
    const { email, mallory, owner, keeps } = await planted();
    const tokens = linksTo(mailbox, email, VERIFY);
    await keeps(async () => {
      const answers = await Promise.all(tokens.map((token) => verify(owner, { token })));
      return answers.find((answer) => codeOf(answer) === 'INTERNAL_SERVER_ERROR') ?? answers[0]!;
    });
    expect(await seen(mallory)).toBeNull();
  });

  it('after they used the link of an account with which Mallory tries to get their address', async () => {
    const { email, owner, keeps } = await planted();
    const mallory = await signedInPerson(test);
    await mallory.put('/api/users/profile/me', { displayName: 'M', email, currentPassword: PASSWORD });
    const token = await linkTo(mailbox, email, VERIFY, 4);
    for (const browser of [visitor(test), owner])
      for (const press of [verify, reset]) expect(codeOf(await press(browser, { token }))).toBe('BAD_USER_INPUT');
    await keeps();
    // and it does not help Mallory now
    expect(codeOf(await verify(mallory, { token }))).toBe('BAD_USER_INPUT');
    expect(await seen(mallory)).toMatchObject({ email: mallory.email, providers: [] });
  });

  it('when they are invited to a business, by an acquaintance and by Mallory', async () => {
    const { email, mallory, owner, keeps } = await planted();
    const [host, trap] = [await publishedBusiness(test, staff), await publishedBusiness(test, staff)];
    const invite = async ({ id, owner: by }: typeof host, nth: number) => {
      await by.graphql(
        `mutation ($email: String!) { invitePerson(input: { providerId: ${id}, email: $email, role: OWNER }) { __typename } }`,
        { email },
      );
      return { token: await linkTo(mailbox, email, 'users/business-invitation?token', nth) };
    };
    const honest = await invite(host, 1);
    for (const item of [mallory, owner]) expect(codeOf(await accept(item, honest))).toBe('FORBIDDEN');
    await keeps();
    const own = (await seen(owner)).providers[0].databaseId;
    for (const sent of [honest, await invite(trap, 2)]) expect(codeOf(await accept(owner, sent))).toBeNull();
    expect((await seen(owner)).providers).toHaveLength(3);
    const people = `{ provider(id: ${own}) { ownership { people { email } } } }`;
    expect((await owner.graphql(people)).body.data.provider.ownership.people).toEqual([{ email }]);
    expect((await trap.owner.graphql(people)).body.data.provider).toBeNull();
  });
});
