import { mailDeletionRequest } from '#server/accounts/deletion/mails/mailDeletionRequest.ts';
import { mailDeletionScheduled } from '#server/accounts/deletion/mails/mailDeletionScheduled.ts';
import { mailEmailChanged } from '#server/accounts/mails/mailEmailChanged.ts';
import { mailEmailVerification } from '#server/accounts/mails/mailEmailVerification.ts';
import { mailInvitation } from '#server/accounts/mails/mailInvitation.ts';
import { mailPasswordChanged } from '#server/accounts/mails/mailPasswordChanged.ts';
import { mailPasswordReplaced } from '#server/accounts/mails/mailPasswordReplaced.ts';
import { mailPasswordReset } from '#server/accounts/mails/mailPasswordReset.ts';
import { continueImport, type ImportContext } from '#server/imports/continueImport.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { mailApplicant } from '#server/pre-registration/mailApplicant.ts';
import { mailDecision } from '#server/providers/moderation/mailDecision.ts';
import { refreshOffers } from '#server/search/refreshOffers.ts';
import { mailTokenCreated } from '#server/tokens/mailTokenCreated.ts';
import { deliverWebhook } from '#server/webhooks/deliverWebhook.ts';
import { housekeeping } from './housekeeping.ts';

/** The context of the tasks of all domains. */
export type TaskContext = JobContext & ImportContext;

type Task<Payload> = (payload: Payload, context: TaskContext, job: JobInfo) => Promise<void>;

/** The function for each kind of job. A task that throws is retried later. */
export const tasks: { [Name in keyof JobPayloads]: Task<JobPayloads[Name]> } = {
  mailPasswordReset,
  mailPasswordChanged,
  mailPasswordReplaced,
  mailInvitation,
  mailEmailVerification,
  mailEmailChanged,
  mailDeletionRequest,
  mailDeletionScheduled,
  mailApplicant,
  mailTokenCreated,
  mailDecision,
  refreshOffers,
  continueImport,
  deliverWebhook,
  housekeeping,
};
