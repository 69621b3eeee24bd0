import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { mailedPath } from './account.ts';
import { expect } from './test.ts';

/** As in playwright.config.ts. */
const ADMIN = { email: 'admin@rumbo.example', password: 'the door of the back office' };
const headers = { 'Accept-Language': 'en' };

/** What the page does in the background; empty where the server asks for nothing. */
async function proof(request: APIRequestContext): Promise<string> {
  const { botCheckChallenge } = await graphql<{ botCheckChallenge: string | null }>(request, '{ botCheckChallenge }');
  if (!botCheckChallenge) return '';
  const challenge = JSON.parse(botCheckChallenge);
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

async function graphql<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = await (await request.post('/graphql', { headers, data: { query, variables } })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

export interface Sent {
  email: string;
  businessName: string;
  file?: Buffer;
}

/** Pre-registers a business and sends it back as staff do. Answers the path in the mail to the applicant. */
export async function sendBack(request: APIRequestContext, { file, ...texts }: Sent, reason: string): Promise<string> {
  const multipart = {
    ...texts,
    description: 'Refrigerated trucks across the mountains.',
    contactEmail: 'cargas@andes.example',
    contactPhone: '+543414000000',
    contactWhatsapp: '+5493415000000',
    websiteUrl: 'andes.example/cargas',
    // refrigerated transport and Rosario, as the demo data has them
    serviceId: '29',
    addressId: '3838583',
    recaptchaToken: await proof(request),
    ...(file && { file: { name: 'truck.jpg', mimeType: 'image/jpeg', buffer: file } }),
  };
  await expect(await request.post('/api/pre-registration', { headers, multipart })).toBeOK();

  const signIn = { ...ADMIN, recaptchaToken: await proof(request) };
  await expect(await request.post('/api/auth/signin', { headers, data: signIn })).toBeOK();
  const search = new URLSearchParams({ q: texts.businessName });
  const { rows } = await (await request.get(`/api/providers/unapproved?${search}`)).json();
  await graphql(
    request,
    'mutation ($input: DecideProviderInput!) { decideProvider(input: $input) { decision { databaseId } } }',
    { input: { databaseId: rows[0].id, kind: 'CHANGES_REQUESTED', reason } },
  );
  return await mailedPath(texts.email, '/pre-registration');
}
