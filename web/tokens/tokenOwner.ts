/** Whose tokens they are, and where the store has them. */
export interface TokenOwner {
  /** The global id. */
  id: string;
  field: 'tokens' | 'accessTokens';
  /** Null for the person who is signed in. */
  partnerDatabaseId: number | null;
}
