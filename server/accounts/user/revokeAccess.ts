import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { endLoadLinks } from '#server/loads/shareLoad.ts';
import { endLinks } from '#server/mailed-links/mailedLinks.ts';
import { releaseAll } from '#server/providers/moderation/assignment.ts';
import { endInvitationsBy } from '#server/providers/people/invite.ts';
import { revokeTokensOf } from '#server/tokens/createToken.ts';
import { endSessions } from '../credentials/sessions.ts';

type Tx = Prisma.TransactionClient;
type Relation = Exclude<keyof Prisma.UserInclude, '_count'>;

/**
 * All relations of an account. Each is either the function that ends the access it grants, or 'stays'. New relations
 * must be added here, otherwise the code does not compile.
 */
const RELATIONS: Record<Relation, ((tx: Tx, userId: number) => Promise<unknown>) | 'stays'> = {
  sessions: endSessions,
  mailedLinks: endLinks,
  identities: endIdentities,
  tokens: revokeTokensOf,
  passkeys: endPlantedFactors,
  totp: 'stays',
  recoveryCodes: 'stays',
  pendingSignIns: 'stays',
  assignments: releaseAll,
  approvedProviders: 'stays',
  approvedImages: 'stays',
  providers: 'stays',
  createdTokens: 'stays',
  files: 'stays',
  logs: 'stays',
  decisions: 'stays',
  imports: 'stays',
  webhookEndpoints: 'stays',
  shortlist: 'stays',
  loads: endLoadLinks,
  edits: 'stays',
  decidedEdits: 'stays',
  invitations: endInvitationsBy,
  claims: 'stays',
  decidedClaims: 'stays',
  credentialChecks: 'stays',
  decidedReports: 'stays',
  notes: 'stays',
};

/**
 * Ends all access to an account, on behalf of its owner: sessions, mailed links, identities of third parties and access
 * tokens. Wrong attempts need no reset: they are counted per password.
 */
export async function revokeAccess(tx: Tx, userId: number): Promise<void> {
  for (const end of Object.values(RELATIONS)) if (end !== 'stays') await end(tx, userId);
}

/**
 * For a user who sets a new password: ends all other sessions and the mailed links, and notifies the user by mail.
 * Third-party identities and access tokens remain, because they belong to the user.
 */
export async function signOutElsewhere(tx: Tx, userId: number, sessionId: number): Promise<void> {
  await endSessions(tx, userId, sessionId);
  await endLinks(tx, userId);
  await addJob(tx, 'mailPasswordChanged', { userId });
}

/**
 * Ends the second factors of an account that never verified its e-mail, since they may belong to another person. Other
 * second factors remain, because a new password must not bypass them.
 */
async function endPlantedFactors(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  const where = { userId, user: { emailVerifiedAt: null } };
  await tx.passkey.deleteMany({ where });
  await tx.totp.deleteMany({ where });
  await tx.recoveryCode.deleteMany({ where });
}

/**
 * Removes the third-party identities of an account, until its owner signs in with an identity that has the same e-mail.
 */
async function endIdentities(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.userIdentity.deleteMany({ where: { userId } });
}
