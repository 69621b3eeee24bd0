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
  mailOwnerChanged: { claimId: number; userId: number };
  /** Makes the claimant an owner, once the notice has ended and unless staff have to decide. */
  takeClaim: { claimId: number };
  /** `month` is its first day: 2026-10-01. */
  mailNumbers: { providerId: number; userId: number; month: string };
  /** Refreshes the providers that offer the service and have an id greater than `after`. */
  refreshOffers: { serviceId: number; after: number };
  /** Checks or writes the next rows of an import. */
  continueImport: { importId: number };
  /** Counts the providers of directory pages. */
  refreshDirectory: object;
  deliverWebhook: { deliveryId: number };
  housekeeping: object;
}
