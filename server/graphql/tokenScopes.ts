/** The scopes for the objects of a partner, which a token of a person cannot have. */
const PARTNER_SCOPES = {
  'collections:read': 'Read the collections of your partner with all of their members.',
  'collections:write': 'Save and delete the collections of your partner.',
  'watches:read': 'Read the watches of your partner, and their news.',
  'watches:write': 'Create, renew and end the watches of your partner.',
  'webhooks:read': 'Read the webhook endpoints of your partner and their deliveries.',
  'webhooks:send': 'Send tests to the webhook endpoints of your partner, and events again.',
} as const;

/** The scopes of access tokens, each with the description shown when a token is created. */
export const TOKEN_SCOPES = {
  'search:read': 'Search the directory and its places.',
  'providers:read': 'Read all approved providers with a cursor, and your own in any status.',
  'providers:write': 'Submit providers for moderation, and correct or withdraw those that are not approved yet.',
  ...PARTNER_SCOPES,
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

export const isTokenScope = (text: string): text is TokenScope => Object.hasOwn(TOKEN_SCOPES, text);
export const isPartnerScope = (scope: TokenScope): boolean => Object.hasOwn(PARTNER_SCOPES, scope);

/** The program that sent the request, identified by its access token, which belongs to a partner or a user. */
export interface TokenViewer {
  id: number;
  name: string;
  scopes: ReadonlySet<TokenScope>;
  partnerId: number | null;
  userId: number | null;
}
