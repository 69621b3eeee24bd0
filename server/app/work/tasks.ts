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
import { makeOpenData } from '#server/open-data/makeOpenData.ts';
import type { Env } from '#server/platform/env.ts';
import { mailApplicant } from '#server/pre-registration/mailApplicant.ts';
import { mailClaimCode, mailClaimNotice, mailClaimOutcome, mailOwnerChanged } from '#server/providers/claims/mails.ts';
import { takeClaim } from '#server/providers/claims/takeClaim.ts';
import { hideUnconfirmed } from '#server/providers/confirmation/hideUnconfirmed.ts';
import { mailConfirmation } from '#server/providers/confirmation/mailConfirmation.ts';
import { compareCredentials, compareProvider } from '#server/providers/credentials/compareCredentials.ts';
import { mailCredentialEnds, sweepCredentials } from '#server/providers/credentials/sweepCredentials.ts';
import { mailEditNotice, mailEditOutcome } from '#server/providers/edits/mails.ts';
import { mailDecision } from '#server/providers/moderation/mailDecision.ts';
import { mailBusinessInvitation, mailPersonJoined, mailPersonRemoved } from '#server/providers/people/mails.ts';
import { announceProvider } from '#server/providers/public/announceProvider.ts';
import { mailReport, mailReportApplied, mailReportOutcome, mailSuspicion } from '#server/providers/reports/mails.ts';
import { refreshOffers } from '#server/search/refreshOffers.ts';
import { mailNumbers } from '#server/statistics/monthlyMail.ts';
import { mailTokenCreated } from '#server/tokens/createToken.ts';
import { mailWatchConfirmation, mailWatchEnd, mailWatchNews } from '#server/watches/mails.ts';
import { sweepWatches } from '#server/watches/sweepWatches.ts';
import { deliverWebhook } from '#server/webhooks/deliverWebhook.ts';
import { housekeeping } from './housekeeping.ts';

export type TaskContext = JobContext & ImportContext & { env: Pick<Env, 'dataDir'> };

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
  mailReport,
  mailSuspicion,
  mailReportOutcome,
  mailReportApplied,
  mailConfirmation,
  hideUnconfirmed,
  takeClaim,
  announceProvider,
  mailNumbers,
  mailWatchConfirmation,
  mailWatchEnd,
  mailWatchNews,
  sweepWatches,
  compareCredentials,
  compareProvider,
  sweepCredentials,
  mailCredentialEnds,
  refreshOffers,
  continueImport,
  refreshDirectory,
  makeOpenData,
  deliverWebhook,
  housekeeping,
};
