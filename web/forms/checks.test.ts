import { expect, test } from 'vitest';
import { checkEmail, checkNewPassword, checkRepeated } from './checks.ts';
import { formMessages } from './formMessages.ts';

test.each(['a@b.co', ' Ana.Paz+x@Sub.Example.ORG '])('%j is an e-mail', (value) =>
  expect(checkEmail(value)).toBeUndefined(),
);

test.each(['ana', 'ana@', 'ana@localhost', 'a b@c.co', 'a@b..co', 'a@-b.co', `${'a'.repeat(65)}@b.co`, 'a@b.con'])(
  '%j is no e-mail',
  (value) => expect(checkEmail(value)).toBe(formMessages.emailInvalid),
);

test('an e-mail is required', () => {
  expect(checkEmail('')).toBe(formMessages.emailRequired);
  expect(checkEmail('  ')).toBe(formMessages.emailRequired);
});

test('a password has 8 to 128 characters, as a reader counts them', () => {
  expect(checkNewPassword('')).toBe(formMessages.passwordRequired);
  expect(checkNewPassword('1234567')).toBe(formMessages.passwordLength);
  expect(checkNewPassword('12345678')).toBeUndefined();
  expect(checkNewPassword('😀'.repeat(7))).toBe(formMessages.passwordLength);
  expect(checkNewPassword('😀'.repeat(128))).toBeUndefined();
  expect(checkNewPassword('x'.repeat(129))).toBe(formMessages.passwordLength);
});

test('the repetition is required and the same', () => {
  expect(checkRepeated('secret word', '')).toBe(formMessages.confirmRequired);
  expect(checkRepeated('secret word', 'secret words')).toBe(formMessages.confirmDiffers);
  expect(checkRepeated('', 'secret word')).toBe(formMessages.confirmDiffers);
  expect(checkRepeated('secret word', 'secret word')).toBeUndefined();
  expect(checkRepeated('', '')).toBeUndefined();
});
