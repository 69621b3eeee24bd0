import type { TokenScope } from './tokenScopes.ts';

/** The program that is asking, by the access token it sent: one of a partner, or of a person. */
export interface TokenViewer {
  id: number;
  name: string;
  scopes: ReadonlySet<TokenScope>;
  partnerId: number | null;
  userId: number | null;
}
