import { describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publishedBusiness, seenBy, sendEdit, sendSeen } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
type Person = Awaited<ReturnType<typeof signedInPerson>>;

const PEOPLE = `query ($id: ID!) { provider(id: $id) { ownership {
  role people { userDatabaseId email role isViewer } invitations { databaseId email } } } }`;

async function invite(owner: Person, id: number, email: string, role: 'OWNER' | 'EDITOR' = 'EDITOR') {
  return owner.graphql(
    `mutation ($id: ID!, $email: String!, $role: ProviderRole!) {
      invitePerson(input: { providerId: $id, email: $email, role: $role }) { __typename ${ERRORS} } }`,
    { id, email, role },
  );
}

async function tokenFor(email: string) {
  const { text } = await mailTo(mailbox, email, /Invitation to manage/);
  return text!.match(/business-invitation\?token=([\w.-]+)/)![1]!;
}

const accept = (person: Pick<Person, 'graphql'>, token: string) =>
  person.graphql(
    'mutation ($t: String!) { acceptInvitation(input: { token: $t }) { provider { ownership { role } } } }',
    {
      t: token,
    },
  );

async function joined(owner: Person, id: number, role: 'OWNER' | 'EDITOR' = 'EDITOR') {
  const person = await signedInPerson(test);
  await invite(owner, id, person.email, role);
  await accept(person, await tokenFor(person.email));
  return person;
}

const peopleOf = async (person: Person, id: number) =>
  (await person.graphql(PEOPLE, { id })).body.data.provider.ownership;

async function idOf(person: Person, id: number, of: Person): Promise<number> {
  const { people } = await peopleOf(person, id);
  return people.find(({ email }: { email: string }) => email === of.email).userDatabaseId;
}

const change = (person: Person, name: 'removePerson' | 'makePersonOwner', id: number, userId: number) =>
  person.graphql(`mutation { ${name}(input: { providerId: ${id}, userId: ${userId} }) { provider { databaseId } } }`);

const leave = (person: Person, id: number, givesUp = false) =>
  person.graphql(`mutation { leaveProvider(input: { providerId: ${id}, givesUp: ${givesUp} }) { businessName } }`);

async function removeAccountOf({ email }: Person) {
  const { id } = await test.db.prisma.user.findFirstOrThrow({ where: { email } });
  await staff.graphql(`mutation { deleteUser(input: { id: ${id} }) { __typename } }`);
}

describe('an invitation to a business', () => {
  it('makes the recipient an editor, who can edit from then on, and the owner is notified', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const editor = await joined(owner, id);
    expect(await peopleOf(editor, id)).toMatchObject({ role: 'EDITOR', invitations: null });
    expect(codeOf(await sendEdit(editor, id, () => ({ description: 'De la editora.' })))).toBeNull();
    await mailTo(mailbox, owner.email, /Someone new can manage your business/);
  });

  it('is sent only while the business is published, and has no name in its subject', async () => {
    const owner = await signedInPerson(test);
    const businessName = `WIN A PRIZE ${crypto.randomUUID()}`;
    await submit(test, { businessName, email: owner.email });
    const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
    const { email } = await signedInPerson(test);
    const refused = async () => {
      const { body } = await invite(owner, id, email);
      expect(formErrors(body)).toMatchObject([
        { code: 'CONFLICT', message: 'You can invite others once the business is published.' },
      ]);
      expect(await test.db.prisma.providerInvitation.count({ where: { providerId: id } })).toBe(0);
    };
    const decide = (kind: string) => decideOne(staff, id, { kind, reason: kind === 'SUSPENDED' ? 'x' : null });
    await refused();
    await decide('APPROVED');
    await decide('SUSPENDED');
    await refused();
    await decide('PUBLISHED');
    expect(codeOf(await invite(owner, id, email))).toBeNull();
    const { subject } = await mailTo(mailbox, email, /^Invitation/);
    expect(subject).toBe('Invitation to manage a business on Rumbo');
  });

  it('is bound to its address, and works once: a replayed link does nothing', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const [person, thief] = [await signedInPerson(test), await signedInPerson(test)];
    await invite(owner, id, person.email);
    const token = await tokenFor(person.email);
    expect(codeOf(await accept(thief, token))).toBe('FORBIDDEN');
    expect(codeOf(await accept(test, token))).toBe('UNAUTHENTICATED');
    expect(codeOf(await accept(person, token))).toBeNull();
    expect(codeOf(await accept(person, token))).toBe('BAD_USER_INPUT');
    await change(owner, 'removePerson', id, await idOf(owner, id, person));
    expect(codeOf(await accept(person, token))).toBe('BAD_USER_INPUT');
  });

  it('needs a verified e-mail, and does nothing once it is withdrawn or expired', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const person = await signedInPerson(test);
    await invite(owner, id, person.email);
    const token = await tokenFor(person.email);
    await test.db.pool.query('update users set email_verified_at = null where email = $1', [person.email]);
    expect(codeOf(await accept(person, token))).toBe('FORBIDDEN');
    await test.db.pool.query('update users set email_verified_at = now() where email = $1', [person.email]);
    const [{ databaseId }] = (await peopleOf(owner, id)).invitations;
    await owner.graphql(
      `mutation { withdrawInvitation(input: { providerId: ${id}, invitationId: ${databaseId} }) { provider { databaseId } } }`,
    );
    expect(codeOf(await accept(person, token))).toBe('BAD_USER_INPUT');
  });
});

describe('the members of a business', () => {
  it('are changed by owners only: an invited editor cannot remove the owner, nor invite a helper', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const [editor, stranger] = [await joined(owner, id), await signedInPerson(test)];
    const ownerId = await idOf(owner, id, owner);
    expect(codeOf(await change(editor, 'removePerson', id, ownerId))).toBe('FORBIDDEN');
    expect(codeOf(await change(editor, 'makePersonOwner', id, await idOf(owner, id, editor)))).toBe('FORBIDDEN');
    expect(codeOf(await invite(editor, id, stranger.email))).toBe('FORBIDDEN');
    expect(codeOf(await change(stranger, 'removePerson', id, ownerId))).toBe('NOT_FOUND');
    // not even once the owner has made an owner of them
    await change(owner, 'makePersonOwner', id, await idOf(owner, id, editor));
    expect(codeOf(await change(editor, 'removePerson', id, ownerId))).toBe('FORBIDDEN');
    expect((await peopleOf(owner, id)).role).toBe('OWNER');
  });

  it('lose access immediately when they are removed, also through the e-mail that pre-registered it', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const editor = await joined(owner, id);
    const seen = await seenBy(editor, id);
    await test.db.pool.query('update providers set applicant_email = $1 where id = $2', [editor.email, id]);
    expect(codeOf(await change(owner, 'removePerson', id, await idOf(owner, id, editor)))).toBeNull();
    expect(codeOf(await sendSeen(editor, seen, { description: 'Aún aquí.' }))).toBe('NOT_FOUND');
    expect(await peopleOf(editor, id)).toBeNull();
    const { rows } = await test.db.pool.query('select applicant_email from providers where id = $1', [id]);
    expect(rows[0].applicant_email).toBeNull();
    await mailTo(mailbox, editor.email, /no longer manage/);
  });

  it("do not overwrite each other's changes unseen", async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const editor = await joined(owner, id);
    const [one, other] = [await seenBy(owner, id), await seenBy(editor, id)];
    const answers = await Promise.all([
      sendSeen(owner, one, { description: 'Una.' }),
      sendSeen(editor, other, { description: 'Otra.' }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', null].sort());
  });
});

describe('the last owner', () => {
  it('leaves only after handing over, or by giving the business up, which removes its editors too', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const editor = await joined(owner, id);
    expect(codeOf(await leave(owner, id))).toBe('CONFLICT');
    await change(owner, 'makePersonOwner', id, await idOf(owner, id, editor));
    expect(codeOf(await leave(owner, id))).toBeNull();
    expect(await peopleOf(owner, id)).toBeNull();
    const helper = await joined(editor, id);
    expect(codeOf(await leave(editor, id, true))).toBeNull();
    expect(await peopleOf(helper, id)).toBeNull();
    expect((await test.graphql(`{ provider(id: ${id}) { databaseId } }`)).body.data.provider).toEqual({
      databaseId: id,
    });
  });

  it('always remains when two owners leave concurrently', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const other = await joined(owner, id, 'OWNER');
    const codes = (await Promise.all([leave(owner, id), leave(other, id)])).map(codeOf);
    expect(codes.sort()).toEqual(['CONFLICT', null].sort());
  });
});

describe('after a member has left', () => {
  it('their pending edit is removed from the queue', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const editor = await joined(owner, id);
    await sendEdit(editor, id, () => ({ description: 'De otra empresa.' }));
    await change(owner, 'removePerson', id, await idOf(owner, id, editor));
    expect((await seenBy(owner, id)).edit.outcome).toBe('WITHDRAWN');
  });

  it('the contacts of the business stay for 14 days, if an owner left it to another', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const heir = await joined(owner, id, 'OWNER');
    await leave(owner, id);
    await sendEdit(heir, id, ({ contacts }) => ({
      contacts: [{ ...contacts[0]!, contactValue: 'nuevo@cargas.example' }, ...contacts.slice(1)],
    }));
    const { body } = await heir.graphql(`{ provider(id: ${id}) { ownership { edit: lastEdit { heldUntil } } } }`);
    expect(Date.parse(body.data.provider.ownership.edit.heldUntil)).toBeGreaterThan(Date.now() + 13.9 * 86_400_000);
  });

  it('editors of a business lose access when its last owner deletes the account', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const editor = await joined(owner, id);
    await removeAccountOf(owner);
    expect(await peopleOf(editor, id)).toBeNull();
    await mailTo(mailbox, editor.email, /no longer/);
  });
});

describe('the notice of a new owner', () => {
  const noticeOf = async (id: number) =>
    (await test.graphql(`{ provider(id: ${id}) { controlNotice { kinds } } }`)).body.data.provider.controlNotice;
  const isNew = { kinds: ['OWNER'] };
  const end = (id: number) => test.db.pool.query('delete from control_changes where provider_id = $1', [id]);

  it('is shown when an owner joins by invitation, and when an editor becomes one, each once', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const second = await joined(owner, id, 'OWNER');
    expect(await noticeOf(id)).toEqual(isNew);
    await end(id);
    const editor = await joined(owner, id);
    const editorId = await idOf(owner, id, editor);
    expect(await noticeOf(id)).toBeNull();
    await change(second, 'makePersonOwner', id, editorId);
    expect(await noticeOf(id)).toEqual(isNew);
    await end(id);
    expect(codeOf(await change(second, 'makePersonOwner', id, editorId))).toBeNull();
    expect(await noticeOf(id)).toBeNull();
  });

  it('is shown when one of two owners deletes the account, but not for an editor', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const [second, editor] = [await joined(owner, id, 'OWNER'), await joined(owner, id)];
    await end(id);
    await removeAccountOf(editor);
    expect(await noticeOf(id)).toBeNull();
    await removeAccountOf(owner);
    expect(await noticeOf(id)).toEqual(isNew);
    expect(await peopleOf(second, id)).toMatchObject({ role: 'OWNER' });
  });
});

it('an edit of an editor that staff decided about is reported to the owner, too', async () => {
  const { id, owner } = await publishedBusiness(test, staff);
  const editor = await joined(owner, id);
  await sendEdit(editor, id, () => ({ description: 'De la editora.' }));
  await decideEdit(staff, id, true);
  for (const { email } of [editor, owner]) await mailTo(mailbox, email, /published/);
});
