import { orNull, record, text } from '#server/rest/schema.ts';

export const recaptchaToken = orNull(text('The solution of the bot check of this server; none when it is off.'));
const email = text(undefined, { format: 'email', examples: ['ana@andes.example'] });
const password = text(undefined, { examples: ['one long sentence'] });
const newPassword = text('8 to 128 characters.', { maxLength: 128, examples: ['one long sentence'] });

export const SignIn = record({ email, password, recaptchaToken }, ['recaptchaToken']);

export const SignUp = record(
  {
    displayName: text(undefined, { minLength: 1, maxLength: 120, examples: ['Ana Pérez'] }),
    email,
    password: newPassword,
    recaptchaToken,
  },
  ['recaptchaToken'],
);

export const ProviderSignIn = record({
  token: text('The ID token of the third party, for the nonce from this API.'),
});

export const ResetRequest = record({ email, recaptchaToken }, ['recaptchaToken']);

export const Reset = record({
  password: newPassword,
  passwordConfirm: text('The new password again.', { examples: ['one long sentence'] }),
});
