import type { MailedLinkKind, Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { sentence } from '#server/logs/sentence.ts';
import { inLanguage } from '#server/logs/translated.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { ALL, snapshot } from '#server/providers/change/snapshot.ts';
import { draftOf, valuesOf } from '#server/providers/edits/draft.ts';
import { businessRecords } from '#server/providers/own/businesses.ts';
import { storageName } from '#server/storage/storageName.ts';
import { pick } from '#shared/providerForm.ts';
import { account } from './restSchema.ts';

/**
 * All personal data of the viewer, from one snapshot. It contains no secrets (hashes, tokens) and no data of other
 * people. Throws `TooManyRequests`.
 */
export async function loadPersonalData(context: Context): Promise<Prisma.JsonObject> {
  const { db, limits, viewer } = context;
  const { id, sessionId } = viewer!;
  await limits.count('personalData', String(id));
  const data = await db.prisma.$transaction((tx) => read(tx, context, { id, sessionId }), {
    isolationLevel: 'RepeatableRead',
    timeout: 30_000,
  });
  await writeLog(db.prisma, context, { code: 'personalDataDownloaded', subject: { type: 'user', id } });
  return JSON.parse(JSON.stringify(data)) as Prisma.JsonObject;
}

async function read(
  tx: Prisma.TransactionClient,
  context: Context,
  { id, sessionId }: { id: number; sessionId: number },
) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    include: { passkeys: { orderBy: { id: 'asc' } }, totp: true },
  });
  const identities = await tx.userIdentity.findMany({ where: { userId: id }, orderBy: { id: 'asc' } });
  const businesses = await businessRecords(tx, context, { id, verifiedEmail: user.emailVerifiedAt && user.email });
  return {
    writtenAt: new Date(),
    // includes only documented fields, so that new columns are not exported by accident
    account: pick(user, Object.keys(account.shape) as (keyof User)[]),
    agreement: user.agreementAcceptedAt && { version: user.agreementVersion, acceptedAt: user.agreementAcceptedAt },
    signInWith: [
      ...(user.passwordHash === null ? [] : [{ provider: 'password' }]),
      ...identities.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt })),
      ...user.passkeys.map(({ name, createdAt }) => ({ provider: 'passkey', subject: name, createdAt })),
      ...(user.totp?.confirmedAt ? [{ provider: 'authenticator app', createdAt: user.totp.confirmedAt }] : []),
    ],
    sessions: await ownSessions(tx, id, sessionId),
    programs: await ownPrograms(tx, id),
    mailedLinks: await mailedLinks(tx, user),
    businesses,
    edits: await ownEdits(tx, context, id),
    claims: await ownClaims(tx, id),
    invitations: await ownInvitations(tx, user),
    shortlist: await tx.shortlistEntry.findMany({
      where: { userId: id },
      select: { providerId: true, createdAt: true },
    }),
    loads: await ownLoads(tx, id),
    watches: await ownWatches(tx, user),
    reports: await ownReports(tx, user),
    files: await ownFiles(tx, id),
    log: await ownLog(tx, context, { userId: id, businessIds: new Set(businesses.map((business) => business.id)) }),
  };
}

type Tx = Prisma.TransactionClient;

/** The user's edits of published businesses, in any state; includes only the values that the user changed. */
async function ownEdits(tx: Tx, context: Context, userId: number) {
  const edits = await tx.providerEdit.findMany({
    where: { userId },
    include: { provider: { include: ALL } },
    orderBy: { id: 'asc' },
  });
  return Promise.all(
    edits.map(async ({ provider, ...edit }) => {
      const draft = snapshot(context, await draftOf({ prisma: tx }, provider, edit));
      const parts = Object.keys(valuesOf(edit)).map((part) => part.replace(/Id$/, ''));
      if (edit.fileId !== null) parts.push('image');
      return {
        businessId: provider.id,
        ...pick(edit, ['createdAt', 'outcome', 'reason', 'decidedAt', 'noticeUntil']),
        changes: inLanguage(pick(draft, parts as (keyof typeof draft)[]), context.language),
      };
    }),
  );
}

const CLAIM_PARTS = [
  'method',
  'email',
  'createdAt',
  'state',
  'noticeUntil',
  'objectedAt',
  'reason',
  'endedAt',
] as const;

/** The user's claims of listings, without the people who objected or decided. */
async function ownClaims(tx: Tx, userId: number) {
  const claims = await tx.providerClaim.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return claims.map(({ providerId, ...claim }) => ({ businessId: providerId, ...pick(claim, CLAIM_PARTS) }));
}

/** The businesses that have invited the user, once the user's e-mail is confirmed. */
async function ownInvitations(tx: Tx, { email, emailVerifiedAt }: User) {
  if (!emailVerifiedAt) return [];
  const invitations = await tx.providerInvitation.findMany({ where: { email }, orderBy: { id: 'asc' } });
  return invitations.map(({ providerId, role, createdAt, expiresAt }) => ({
    businessId: providerId,
    role,
    createdAt,
    expiresAt,
  }));
}

/** The loads of the user, and the businesses contacted about them. */
async function ownLoads(tx: Tx, userId: number) {
  const loads = await tx.load.findMany({ where: { userId }, include: { asks: true }, orderBy: { id: 'asc' } });
  const shown = ['from', 'to', 'cargo', 'weight', 'date', 'note', 'createdAt', 'changedAt', 'linkEndsAt'] as const;
  const asked = ['providerId', 'way', 'askedAt', 'isSent', 'answer', 'price'] as const;
  return loads.map(({ asks, ...load }) => ({ ...pick(load, shown), asked: asks.map((ask) => pick(ask, asked)) }));
}

/** The watches of the user's e-mail, once the e-mail is confirmed. */
async function ownWatches(tx: Tx, { email, emailVerifiedAt }: User) {
  if (!emailVerifiedAt) return [];
  const watches = await tx.watch.findMany({
    where: { email },
    include: { news: { orderBy: { id: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  const shown = ['query', 'providerId', 'rhythm', 'language', 'country', 'createdAt', 'confirmedAt', 'endsAt'] as const;
  return watches.map(({ news, ...watch }) => ({
    ...pick(watch, shown),
    news: news.map((item) => pick(item, ['providerId', 'changes', 'createdAt'])),
  }));
}

const REPORT_PARTS = [
  'kind',
  'state',
  'proposed',
  'text',
  'language',
  'network',
  'reason',
  'createdAt',
  'decidedAt',
] as const;

/** The reports sent with the user's e-mail, once the e-mail is confirmed, without the answers of businesses. */
async function ownReports(tx: Tx, { email, emailVerifiedAt }: User) {
  if (!emailVerifiedAt) return [];
  const reports = await tx.providerReport.findMany({ where: { email }, orderBy: { id: 'asc' } });
  return reports.map((report) => ({ businessId: report.providerId, ...pick(report, REPORT_PARTS) }));
}

/** The user's sessions, without tokens. */
async function ownSessions(tx: Tx, userId: number, currentId: number) {
  const sessions = await tx.session.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  const shown = ['createdAt', 'lastSeenAt', 'expiresAt', 'userAgent', 'network'] as const;
  return sessions.map((session) => ({ ...pick(session, shown), isThisOne: session.id === currentId }));
}

/** The user's access tokens, without the tokens themselves. */
async function ownPrograms(tx: Tx, userId: number) {
  return tx.accessToken.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { name: true, scopes: true, createdAt: true, expiresAt: true, lastUsedAt: true, revokedAt: true },
  });
}

const PURPOSES: Record<MailedLinkKind, string> = {
  password: 'choose a password',
  email: 'confirm an email',
  business: 'confirm an email',
  resubmission: 'send a business in again',
  deletion: 'delete the account',
  status: 'see where a business stands',
  numbers: 'end the monthly mail',
  invitation: 'join a business',
  claim: 'claim a business',
  objection: 'object to a claim of a business',
  report: 'follow a report',
  report_answer: 'answer a report',
  confirmation: 'confirm a business',
  watch: 'start a watch',
  watches: 'see and end watches',
};

/** The mailed links that are still stored, without tokens. */
async function mailedLinks(tx: Tx, { id: userId, email, emailVerifiedAt }: User) {
  const links = await tx.mailedLink.findMany({
    where: { OR: [{ userId }, ...(emailVerifiedAt ? [{ email }] : [])] },
    orderBy: { id: 'asc' },
  });
  const shown = ['email', 'createdAt', 'expiresAt', 'usedAt'] as const;
  return links.map((link) => ({ purpose: PURPOSES[link.kind], ...pick(link, shown) }));
}

const OF_BUSINESS = { select: { providerId: true } } as const;

async function ownFiles(tx: Tx, userId: number) {
  const files = await tx.file.findMany({
    where: { userId },
    include: { providerImage: OF_BUSINESS, edit: OF_BUSINESS, claim: OF_BUSINESS, credential: OF_BUSINESS },
    orderBy: { id: 'asc' },
  });
  return files.map(({ storageKey, widths, contentType, byteSize, createdAt, ...uses }) => ({
    url: `/uploads/${storageName(storageKey, widths.at(-1)!)}`,
    contentType,
    byteSize,
    createdAt,
    businessId: (uses.providerImage ?? uses.edit ?? uses.claim ?? uses.credential)?.providerId ?? null,
  }));
}

/**
 * Log entries by and about the user. Entries about other users or businesses omit the values before and after the
 * change, which are data of others.
 */
async function ownLog(
  tx: Tx,
  { language }: Context,
  { userId, businessIds }: { userId: number; businessIds: ReadonlySet<number> },
) {
  const entries = await tx.log.findMany({
    where: { OR: [{ userId }, { subject: 'user', subjectId: userId }] },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ userId: doneBy, severity, code, parameters, subject, subjectId, before, after, createdAt }) => {
    const isOwn =
      subjectId !== null &&
      ((subject === 'user' && subjectId === userId) || (subject === 'provider' && businessIds.has(subjectId)));
    return {
      createdAt,
      severity,
      code,
      message: sentence({ code, parameters }, language),
      doneBy: doneBy === userId ? 'you' : 'others',
      about: subject && { type: subject, id: subjectId },
      ...(isOwn && { before: inLanguage(before, language), after: inLanguage(after, language) }),
    };
  });
}
