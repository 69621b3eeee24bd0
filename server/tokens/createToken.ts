import type { Prisma } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { isPartnerScope, isTokenScope, type TokenScope } from '#server/graphql/tokenScopes.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { Job } from '#server/jobs/job.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { harmless, mailUser } from '#server/mail/letter.ts';
import { Forbidden, Invalid, LimitReached, NotFound } from '#server/platform/errors.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';
import { parseFields, parseText } from '#server/platform/text.ts';
import { TOKEN_PREFIX } from './admitToken.ts';

const MAX_DAYS = 366;
/** The maximum number of valid tokens per partner or user. */
const MAX_TOKENS = 20;
const DAY_MS = 86_400_000;
const HINT_LENGTH = TOKEN_PREFIX.length + 4;

interface NewToken {
  name: string;
  scopes: readonly string[];
  expiresInDays: number;
  /** The id of the partner; null: the token belongs to the viewer. */
  partnerId?: number | null;
}

/**
 * Creates a token for a partner (super admins only) or for the viewer. The token is returned only once. Throws
 * `Invalid`, `Forbidden`, `NotFound`, `Conflict` when there are too many tokens.
 */
export async function createToken(context: Context, input: NewToken): Promise<{ id: number; token: string }> {
  requireProvedEmail(context);
  const viewer = context.viewer!;
  const { name, scopes, expiresInDays } = parseFields({
    name: () => parseText(input.name, { field: 'name', max: 100, required: 'token.nameRequired' }),
    scopes: () => parseScopes(input.scopes, input.partnerId != null),
    expiresInDays: () => parseDays(input.expiresInDays),
  });
  const partnerId = input.partnerId ?? null;
  if (partnerId !== null && !viewer.isSuperAdmin) throw new Forbidden('access.denied');
  const owner = partnerId === null ? { userId: viewer.id } : { partnerId };
  const token = TOKEN_PREFIX + newToken();
  return context.db.prisma.$transaction(async (tx) => {
    // locks the owner, so that concurrent requests are counted one after the other
    const owners =
      partnerId === null
        ? await tx.$queryRaw<unknown[]>`select 1 from users where id = ${viewer.id} for no key update`
        : await tx.$queryRaw<unknown[]>`select 1 from partners where id = ${partnerId} for no key update`;
    if (owners.length === 0) throw new NotFound('partner.notFound');
    const inUse = await tx.accessToken.count({ where: { ...owner, revokedAt: null, expiresAt: { gt: new Date() } } });
    if (inUse >= MAX_TOKENS) throw new LimitReached('token.tooMany', { max: MAX_TOKENS });
    const data = { name, scopes, hint: token.slice(0, HINT_LENGTH), ...owner };
    const { id } = await tx.accessToken.create({
      data: {
        ...data,
        tokenHash: tokenHash(token),
        createdById: viewer.id,
        expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
      },
    });
    if (partnerId === null) await addJob(tx, 'mailTokenCreated', { tokenId: id });
    await writeLog(tx, context, {
      code: 'tokenCreated',
      subject: { type: 'accessToken', id },
      after: { ...data },
    });
    return { id, token };
  });
}

function parseScopes(names: readonly string[], isOfPartner: boolean): TokenScope[] {
  const scopes = [...new Set(names)].filter(isTokenScope);
  if (scopes.length === 0) throw new Invalid('token.scopesRequired', { field: 'scopes' });
  const forPartners = isOfPartner ? undefined : scopes.find(isPartnerScope);
  if (forPartners) throw new Invalid('token.partnerScope', { scope: forPartners, field: 'scopes' });
  return scopes;
}

function parseDays(days: number): number {
  if (days < 1 || days > MAX_DAYS) throw new Invalid('token.days', { max: MAX_DAYS, field: 'expiresInDays' });
  return days;
}

export async function revokeTokensOf(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.accessToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } });
}

/**
 * Revokes a token, effective from the next request. Users revoke their own tokens, super admins all, and programs the
 * token that they send: see `mayRevokeToken`. Throws `NotFound`.
 */
export async function revokeToken(context: Context, id: number): Promise<void> {
  const { viewer, db } = context;
  await db.prisma.$transaction(async (tx) => {
    const { count } = await tx.accessToken.updateMany({
      where: { id, revokedAt: null, ...(viewer && !viewer.isSuperAdmin && { userId: viewer.id }) },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new NotFound('token.notFound');
    await writeLog(tx, context, { code: 'tokenRevoked', subject: { type: 'accessToken', id } });
  });
}

/** Notifies the owner of the account, in case another person has created the token. */
export const mailTokenCreated: Job<'mailTokenCreated'> = async ({ tokenId }, { db, mail, publicUrl }, job) => {
  const token = await db.prisma.accessToken.findUnique({ where: { id: tokenId }, include: { user: true } });
  if (!token?.user) return;
  const name = harmless(token.name);
  await mailUser(mail, token.user, {
    key: `token-${job.id}`,
    name: 'tokenCreated',
    paragraphs: (words) => [words('mail.tokenCreated.what', { name })],
    url: `${publicUrl}/users/tokens`,
  });
};
