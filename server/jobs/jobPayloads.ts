import type { CredentialKindName } from '#shared/credentials.ts';

/** A change of the second factors of an account. */
export type FactorChange =
  | 'allRemoved'
  | 'codeUsed'
  | 'codesNew'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'totpOff'
  | 'totpOn';

/** All kinds of jobs and their payloads: as little data as possible, and no secrets. */
export interface JobPayloads {
  mailPasswordReset: { email: string; requestId: string };
  mailPasswordChanged: { userId: number };
  mailPasswordReplaced: { userId: number };
  mailInvitation: { userId: number };
  mailEmailVerification: { linkId: number };
  mailEmailChanged: { userId: number; formerEmail: string };
  mailDeletionRequest: { userId: number };
  mailDeletionScheduled: { userId: number };
  mailFactorChanged: { userId: number; change: FactorChange };
  mailNewDevice: { userId: number; device: string | null; network: string | null; at: string };
  mailSessionsEnded: { userId: number };
  mailApplicant: { linkId: number };
  mailTokenCreated: { tokenId: number };
  mailDecision: { decisionId: number };
  mailEditOutcome: { editId: number };
  mailEditNotice: { editId: number };
  mailBusinessInvitation: { invitationId: number };
  mailPersonJoined: { providerId: number; userId: number };
  mailPersonRemoved: { providerId: number; userId: number };
  mailClaimCode: { claimId: number };
  mailClaimNotice: { claimId: number };
  mailClaimOutcome: { claimId: number };
  mailReport: { reportId: number };
  mailSuspicion: { reportId: number };
  mailReportOutcome: { reportId: number };
  /** Notifies a business of the changes made by an accepted report. */
  mailReportApplied: { reportId: number };
  mailConfirmation: { providerId: number };
  /** Suspends providers that have not been confirmed for a long time. */
  hideUnconfirmed: object;
  mailOwnerChanged: { claimId: number; userId: number };
  /** Makes the claimant an owner after the notice period, unless staff have to decide. */
  takeClaim: { claimId: number };
  /** Sends partners a public change of a provider. */
  announceProvider: { providerId: number };
  /** Mails an owner the numbers of a month; `month` is its first day, such as 2026-10-01. */
  mailNumbers: { providerId: number; userId: number; month: string };
  mailWatchConfirmation: { watchId: number };
  mailWatchEnd: { watchId: number };
  /** Mails the news of a watched search or provider. */
  mailWatchNews: { watchId: number; providerIds?: number[]; news?: string[] };
  /**
   * Finds the news for the watches after `query` and `id`, in the order of their searches; `at` is the start of the
   * sweep.
   */
  sweepWatches: { at: string; query: string; id: number };
  /**
   * Compares the credentials of a kind, with provider ids greater than `after`, with the file of the register that was
   * loaded at `loadedAt`.
   */
  compareCredentials: { kind: CredentialKindName; loadedAt: string; after: number };
  /** Compares the credentials of a provider that has changed with the loaded files of their registers. */
  compareProvider: { providerId: number };
  /** Sends notifications about credentials that have expired or will expire soon. */
  sweepCredentials: object;
  mailCredentialEnds: { credentialId: number; days: number };
  /** Refreshes search for the providers that offer the service and have an id greater than `after`. */
  refreshOffers: { serviceId: number; after: number };
  /** Checks or writes the next rows of an import. */
  continueImport: { importId: number };
  /** Counts the providers of directory pages. */
  refreshDirectory: object;
  /** Creates the files of the open data. */
  makeOpenData: object;
  deliverWebhook: { deliveryId: number };
  housekeeping: object;
}
