import { mailDeletionRequest, mailDeletionScheduled } from '#server/accounts/deletion/mails.ts';
import { mailFactorChanged } from '#server/accounts/second-factor/mails.ts';
import { mailNewDevice, mailSessionsEnded } from '#server/accounts/sessions/endSessions.ts';
import {
  mailEmailChanged,
  mailEmailVerification,
  mailInvitation,
  mailPasswordChanged,
  mailPasswordReplaced,
  mailPasswordReset,
} from '#server/accounts/user/mails.ts';
import { refreshDirectory } from '#server/directory/refreshPages.ts';
import { continueImport, type ImportContext } from '#server/imports/continueImport.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { mailApplicant } from '#server/pre-registration/mailApplicant.ts';
import { mailClaimCode, mailClaimNotice, mailClaimOutcome, mailOwnerChanged } from '#server/providers/claims/mails.ts';
import { takeClaim } from '#server/providers/claims/takeClaim.ts';
import { mailEditNotice, mailEditOutcome } from '#server/providers/edits/mails.ts';
import { mailDecision } from '#server/providers/moderation/mailDecision.ts';
import { mailBusinessInvitation, mailPersonJoined, mailPersonRemoved } from '#server/providers/people/mails.ts';
import { refreshOffers } from '#server/search/refreshOffers.ts';
import { mailNumbers } from '#server/statistics/monthlyMail.ts';
import { mailTokenCreated } from '#server/tokens/createToken.ts';
import { deliverWebhook } from '#server/webhooks/deliverWebhook.ts';
import { housekeeping } from './housekeeping.ts';

export type TaskContext = JobContext & ImportContext;

export const tasks: { [Name in keyof JobPayloads]: Job<Name, TaskContext> } = {
  mailPasswordReset,
  mailPasswordChanged,
  mailPasswordReplaced,
  mailInvitation,
  mailEmailVerification,
  mailEmailChanged,
  mailDeletionRequest,
  mailDeletionScheduled,
  mailFactorChanged,
  mailNewDevice,
  mailSessionsEnded,
  mailApplicant,
  mailTokenCreated,
  mailDecision,
  mailEditOutcome,
  mailEditNotice,
  mailBusinessInvitation,
  mailPersonJoined,
  mailPersonRemoved,
  mailClaimCode,
  mailClaimNotice,
  mailClaimOutcome,
  mailOwnerChanged,
  takeClaim,
  mailNumbers,
  refreshOffers,
  continueImport,
  refreshDirectory,
  deliverWebhook,
  housekeeping,
};
