import type { FormerOwners } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound, Stale } from '#server/platform/errors.ts';
import { parseReason } from '#server/platform/text.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { endClaimNotice } from '../control/recordControl.ts';
import { beginNotice, OPEN } from './claim.ts';
import { takeEffect } from './takeClaim.ts';

interface ClaimDecision {
  claimId: number;
  /** The version of the claim reviewed by staff. */
  expectedVersion: number;
  /** The role of the current owners after acceptance; null: the claim is refused. */
  formerOwners: FormerOwners | null;
  /** The reason, in plain text for the claimant. Required for a refusal. */
  reason?: string | null | undefined;
}

/**
 * Accepts a claim, which takes effect once its notice period has ended, or refuses it, and mails the claimant. Throws
 * `Invalid`, `NotFound`, and `Conflict` when the claim has changed since its review, or another claim of the listing is
 * accepted.
 */
export async function decideClaim(
  context: Context,
  { claimId, expectedVersion, formerOwners, ...input }: ClaimDecision,
): Promise<void> {
  const isAccepted = formerOwners !== null;
  const reason = parseReason(input.reason, !isAccepted);
  await context.db.prisma.$transaction(async (tx) => {
    const known = await tx.providerClaim.findUnique({ where: { id: claimId } });
    if (!known) throw new NotFound('claim.none');
    const { providerId } = known;
    await lockProviders(tx, [providerId]);
    const claim = await tx.providerClaim.findFirst({ where: { id: claimId, ...OPEN } });
    if (!claim || claim.version !== expectedVersion) throw new Stale('decision.stale');
    const rivals = { providerId, id: { not: claimId }, ...OPEN, state: 'approved' as const };
    if (isAccepted && (await tx.providerClaim.count({ where: rivals }))) throw new Conflict('claim.rivalAccepted');
    await tx.providerClaim.update({
      where: { id: claimId },
      data: {
        ...(isAccepted
          ? { state: 'approved' as const, formerOwners }
          : { state: 'refused' as const, endedAt: new Date() }),
        reason: reason || null,
        decidedById: context.viewer!.id,
        version: { increment: 1 },
      },
    });
    await writeLog(tx, context, {
      code: isAccepted ? 'claimAccepted' : 'claimRefused',
      parameters: { ...(reason && { reason }) },
      subject: { type: 'provider', id: providerId },
    });
    if (!isAccepted) {
      await endClaimNotice(tx, providerId);
      await addJob(tx, 'mailClaimOutcome', { claimId });
    } else if (claim.noticeUntil === null) await beginNotice(tx, claimId);
    else await takeEffect(tx, context, claimId);
  });
}
