import type { TokenScope } from './tokenScopes.ts';

/** The program that sent the request, identified by its access token, which belongs to a partner or a user. */
export interface TokenViewer {
  id: number;
  name: string;
  scopes: ReadonlySet<TokenScope>;
  partnerId: number | null;
  userId: number | null;
}
