import { expect, test } from 'vitest';
import { formMessages } from '#web/forms/formMessages.ts';
import { checkProfile } from './checkProfile.ts';
import { profileMessages } from './profileMessages.ts';

const user = { email: 'ana@example.org', localAuth: true };
const same = { displayName: 'Ana', email: 'ana@example.org', currentPassword: '', password: '', passwordConfirm: '' };

/** The fields with an error. */
function wrong(values: Partial<typeof same>, who = user) {
  const errors = checkProfile({ ...same, ...values }, who);
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}

test('a new name requires nothing else', () => expect(wrong({ displayName: 'Ana Paz' })).toEqual({}));

test('the same e-mail in different case is not a new e-mail', () =>
  expect(wrong({ email: ' Ana@Example.org' })).toEqual({}));

test('a new e-mail or password requires the current password, if there is one', () => {
  const asked = { currentPassword: profileMessages.currentRequired };
  expect(wrong({ email: 'new@example.org' })).toEqual(asked);
  expect(wrong({ password: 'a new secret', passwordConfirm: 'a new secret' })).toEqual(asked);
  expect(wrong({ email: 'new@example.org', currentPassword: 'x' })).toEqual({});
  expect(wrong({ email: 'new@example.org' }, { ...user, localAuth: false })).toEqual({});
});

test('a new password is long enough and repeated', () => {
  const withCurrent = { currentPassword: 'x' };
  expect(wrong({ ...withCurrent, password: 'short', passwordConfirm: 'short' })).toEqual({
    password: formMessages.passwordLength,
  });
  expect(wrong({ ...withCurrent, password: 'a new secret', passwordConfirm: 'another' })).toEqual({
    passwordConfirm: formMessages.confirmDiffers,
  });
  expect(wrong({ passwordConfirm: 'only here' })).toEqual({ passwordConfirm: formMessages.confirmDiffers });
});

test('name and e-mail are required', () =>
  expect(wrong({ displayName: ' ', email: 'x', currentPassword: 'x' })).toEqual({
    displayName: formMessages.nameRequired,
    email: formMessages.emailInvalid,
  }));
