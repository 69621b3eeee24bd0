import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { endLinks } from '#server/mailed-links/mailedLinks.ts';
import { revokeTokensOf } from '#server/tokens/revokeToken.ts';
import { endIdentities } from '../credentials/identities.ts';
import { endSessions } from '../credentials/sessions.ts';

type Tx = Prisma.TransactionClient;
type Relation = Exclude<keyof Prisma.UserInclude, '_count'>;

/**
 * Everything that belongs to an account. What lets somebody act as the person has a verb that ends it; what the person
 * has or did stays. A new relation has to be put here before this compiles.
 */
const RELATIONS: Record<Relation, ((tx: Tx, userId: number) => Promise<void>) | 'stays'> = {
  sessions: endSessions,
  mailedLinks: endLinks,
  identities: endIdentities,
  tokens: revokeTokensOf,
  approvedProviders: 'stays',
  approvedImages: 'stays',
  providers: 'stays',
  createdTokens: 'stays',
  files: 'stays',
  logs: 'stays',
  decisions: 'stays',
  imports: 'stays',
  webhookEndpoints: 'stays',
};

/**
 * Ends every way into an account, for the person that it belongs to: sessions, mailed links, identities of third
 * parties and access tokens. Wrong guesses are forgotten with the password, of which they are counted.
 */
export async function takeBack(tx: Tx, userId: number): Promise<void> {
  for (const end of Object.values(RELATIONS)) if (end !== 'stays') await end(tx, userId);
}

/**
 * For a person who sets a new password of their own: ends every session but this one and the mailed links, and mails
 * that the password changed. Identities and tokens, which are theirs, stay.
 */
export async function signOutElsewhere(tx: Tx, userId: number, sessionId: number): Promise<void> {
  await endSessions(tx, userId, sessionId);
  await endLinks(tx, userId);
  await addJob(tx, 'mailPasswordChanged', { userId });
}
