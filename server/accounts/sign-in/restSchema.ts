import * as z from 'zod';
import { text } from '#server/rest/schema.ts';
import { displayName, email } from '../user/restSchema.ts';

export const recaptchaToken = text("The solution of the server's bot check; null when the check is off.", {
  graphql: 'botCheckSolution',
})
  .nullable()
  .optional();
const sentence = { examples: ['one long sentence'] };
const newPassword = text('8 to 128 characters.', sentence).max(128);
export const SignIn = z.object({ email, password: text(undefined, sentence), recaptchaToken });

export const SecondFactor = z.object({
  code: text('A code of the authenticator app, or a recovery code.', { examples: ['123456'] }),
});

export const SignUp = z.object({ displayName, email, password: newPassword, recaptchaToken });

export const Nonce = z.object({ nonce: text('The nonce to pass to the third party within 15 minutes.') });

export const ProviderSignIn = z.object({
  token: text('The ID token of the third party, issued for the nonce of `POST …/nonce`.'),
});

export const ResetRequest = z.object({ email, recaptchaToken });

export const Reset = z.object({ password: newPassword, passwordConfirm: text('The new password again.', sentence) });
