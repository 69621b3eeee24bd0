import { mailEmailChanged } from '../auth/mails/mailEmailChanged.ts';
import { mailEmailVerification } from '../auth/mails/mailEmailVerification.ts';
import { mailInvitation } from '../auth/mails/mailInvitation.ts';
import { mailPasswordChanged } from '../auth/mails/mailPasswordChanged.ts';
import { mailPasswordReplaced } from '../auth/mails/mailPasswordReplaced.ts';
import { mailPasswordReset } from '../auth/mails/mailPasswordReset.ts';
import { mailApplicant } from '../pre-registration/mailApplicant.ts';
import { continueImport } from '../provider-imports/continueImport.ts';
import { mailDecision } from '../providers/mailDecision.ts';
import { refreshOffers } from '../services/refreshOffers.ts';
import { mailTokenCreated } from '../tokens/mailTokenCreated.ts';
import { mailDeletionRequest } from '../users/deletion/mails/mailDeletionRequest.ts';
import { mailDeletionScheduled } from '../users/deletion/mails/mailDeletionScheduled.ts';
import { deliverWebhook } from '../webhooks/deliverWebhook.ts';
import { housekeeping } from './housekeeping.ts';
import type { JobPayloads } from './jobPayloads.ts';
import type { JobContext, JobInfo } from './worker.ts';

type Task<Payload> = (payload: Payload, context: JobContext, job: JobInfo) => Promise<void>;

/** Who does each kind of job. A task that throws is tried again later. */
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
