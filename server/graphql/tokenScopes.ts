/** The scopes of access tokens, each with the description shown when a token is created. */
export const TOKEN_SCOPES = {
  'search:read': 'Search the directory and its places.',
  'providers:read': 'Read all approved providers with a cursor, and your own in any status.',
  'providers:write': 'Submit providers for moderation, and correct those that are not approved yet.',
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

export const isTokenScope = (text: string): text is TokenScope => Object.hasOwn(TOKEN_SCOPES, text);

/** The program that sent the request, identified by its access token, which belongs to a partner or a user. */
export interface TokenViewer {
  id: number;
  name: string;
  scopes: ReadonlySet<TokenScope>;
  partnerId: number | null;
  userId: number | null;
}
