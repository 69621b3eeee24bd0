import { describe, expect, it } from 'vitest';
import { openAuthenticator } from '#tests/authenticator.ts';
import { addPasskey, signInWithPasskey } from '#tests/factors.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('empty');
const REFUSED = { extensions: { code: 'BAD_USER_INPUT' }, message: expect.stringMatching(/could not be verified/) };

const ADD = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { ${ERRORS} } }`;

describe('a passkey', () => {
  it('signs in alone, even where the password needs a second factor', async () => {
    const person = await signedInPerson(test);
    const { authenticator, answer } = await addPasskey(person);
    expect(answer.body.data.addPasskey).toMatchObject({ viewer: { passkeys: [{ name: 'My phone' }] } });
    expect(answer.body.data.addPasskey.recoveryCodes).toHaveLength(10);
    const browser = visitor(test);
    const credentials = { email: person.email, password: 'one long sentence' };
    expect((await browser.post('/api/auth/signin', credentials)).status).toBe(401);
    const signedIn = await signInWithPasskey(browser, authenticator);
    expect(signedIn.answer.body.data.signInWithPasskey.viewer.email).toBe(person.email);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });

  it('signs each challenge once', async () => {
    const { authenticator } = await addPasskey(await signedInPerson(test));
    const { response } = await signInWithPasskey(visitor(test), authenticator);
    const AGAIN =
      'mutation ($response: JSON!) { signInWithPasskey(input: { response: $response }) { viewer { email } } }';
    expect((await visitor(test).graphql(AGAIN, { response })).body.errors[0]).toMatchObject(REFUSED);
  });

  it('of another site is refused', async () => {
    const person = await signedInPerson(test);
    const { options } = (await person.graphql('mutation { startPasskey { options } }')).body.data.startPasskey;
    const input = { name: 'x', response: openAuthenticator('https://evil.example').create(options) };
    expect(formErrors((await person.graphql(ADD, { input })).body)).toMatchObject([{ path: ['response'] }]);
  });

  it('cannot be added with a challenge of another session', async () => {
    const [one, other] = [await signedInPerson(test), await signedInPerson(test)];
    const { options } = (await one.graphql('mutation { startPasskey { options } }')).body.data.startPasskey;
    const input = { name: 'x', response: openAuthenticator().create(options) };
    expect(formErrors((await other.graphql(ADD, { input })).body)).toMatchObject([{ path: ['response'] }]);
  });

  it('that is unknown is refused, as is an invalid response', async () => {
    const unknown = await signInWithPasskey(visitor(test), openAuthenticator());
    expect(unknown.answer.body.errors[0]).toMatchObject(REFUSED);
    for (const response of ['', {}, [], { id: 1 }, { id: 'x'.repeat(30_000) }]) {
      const SEND =
        'mutation ($response: JSON!) { signInWithPasskey(input: { response: $response }) { viewer { email } } }';
      expect((await visitor(test).graphql(SEND, { response })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('that was removed no longer signs in, while a second one still does', async () => {
    const person = await signedInPerson(test);
    const lost = await addPasskey(person, 'Lost phone');
    const kept = await addPasskey(person, 'Laptop');
    const [{ databaseId }] = kept.answer.body.data.addPasskey.viewer.passkeys;
    await person.graphql('mutation ($id: ID!) { deletePasskey(input: { id: $id }) { viewer { id } } }', {
      id: databaseId,
    });
    expect((await signInWithPasskey(visitor(test), lost.authenticator)).answer.body.errors[0]).toMatchObject(REFUSED);
    expect((await signInWithPasskey(visitor(test), kept.authenticator)).answer.body.errors).toBeUndefined();
  });

  it('of another person cannot be removed', async () => {
    const { answer } = await addPasskey(await signedInPerson(test));
    const [{ databaseId }] = answer.body.data.addPasskey.viewer.passkeys;
    const { body } = await (await signedInPerson(test)).graphql(
      'mutation ($id: ID!) { deletePasskey(input: { id: $id }) { viewer { id } } }',
      { id: databaseId },
    );
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});
