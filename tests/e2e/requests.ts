import type { APIRequestContext } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { demoAdmin } from '../demoAdmin.ts';
import type { Person } from './account.ts';
import { expect } from './test.ts';

const headers = { 'Accept-Language': 'en' };

/** Sends a GraphQL document as the account that `request` is signed in as. Returns its data. */
export async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = await (await request.post('/graphql', { headers, data: { query, variables } })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** The solved bot check, as the page sends it; empty when the server has none. */
export async function proof(request: APIRequestContext): Promise<string> {
  const { botCheckChallenge } = await ask<{ botCheckChallenge: Challenge | null }>(request, '{ botCheckChallenge }');
  if (!botCheckChallenge) return '';
  const solution = await solveChallenge({ challenge: botCheckChallenge, deriveKey });
  return btoa(JSON.stringify({ challenge: botCheckChallenge, solution }));
}

/** Signs in without the form. A page's request context is `page.context().request`. */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const data = { email, password, recaptchaToken: await proof(request) };
  await expect(await request.post('/api/auth/signin', { headers, data })).toBeOK();
}

/** Signs in as the super admin, without the form. */
export async function signInAsStaff(request: APIRequestContext): Promise<void> {
  await signIn(request, demoAdmin);
}

/** Creates an account and signs in, without the form. */
export async function enterAs(request: APIRequestContext, person: Person): Promise<void> {
  const data = { ...person, recaptchaToken: await proof(request) };
  await expect(await request.post('/api/auth/signup', { headers, data })).toBeOK();
}
