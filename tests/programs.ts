import { expect } from 'vitest';
import { isPartnerScope, TOKEN_SCOPES, type TokenScope } from '#server/graphql/tokenScopes.ts';
import { ERRORS } from './formErrors.ts';
import { signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';
import type { visitor } from './visitor.ts';

type Person = ReturnType<typeof visitor>;

const enumNames = (scopes: TokenScope[]) => scopes.map((scope) => scope.replace(':', '_').toUpperCase());
const EVERY = Object.keys(TOKEN_SCOPES) as TokenScope[];
/** Those of a token of a person. */
export const ALL_SCOPES = enumNames(EVERY.filter((scope) => !isPartnerScope(scope)));
export const PARTNER_SCOPES = enumNames(EVERY);

export const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    ... on CreateAccessTokenPayload { token accessToken { databaseId hint scopes lastUsedAt revokedAt expiresAt } } ${ERRORS}
  }
}`;

interface Created {
  token: string;
  accessToken: { databaseId: number; hint: string };
}

/** Creates a token as the user. */
export async function createToken(person: Person, scopes: string[] = ALL_SCOPES, more: object = {}): Promise<Created> {
  const input = { name: 'TMS', scopes, expiresInDays: 30, ...more };
  const { body } = await person.graphql(CREATE_TOKEN, { input });
  expect(body.errors).toBeUndefined();
  return body.data.createAccessToken;
}

/** Creates a token of a new partner. Returns both and the staff who created them. */
export async function partnerToken(test: TestApp, scopes = PARTNER_SCOPES) {
  const staff = await signedInStaff(test);
  const { body } = await staff.graphql(
    'mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { ... on CreatePartnerPayload { partner { databaseId } } } }',
    { input: { partner: { name: `Partner ${crypto.randomUUID()}`, contactEmail: 'it@partner.example' } } },
  );
  const partnerId = body.data.createPartner.partner.databaseId as number;
  return { staff, partnerId, ...(await createToken(staff, scopes, { partnerId })) };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
