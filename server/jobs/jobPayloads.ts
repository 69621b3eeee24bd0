/** Every kind of work that is done later, and what it must be told: as little as can be, and no secret. */
export interface JobPayloads {
  mailPasswordReset: { email: string; requestId: string };
  mailPasswordChanged: { userId: number };
  mailPasswordReplaced: { userId: number };
  mailInvitation: { userId: number };
  mailEmailVerification: { linkId: number };
  mailEmailChanged: { userId: number; formerEmail: string };
  mailDeletionRequest: { userId: number };
  mailDeletionScheduled: { userId: number };
  mailApplicant: { linkId: number };
  mailTokenCreated: { tokenId: number };
  mailDecision: { decisionId: number };
  /** Those that offer the service and have a greater id than `after`. */
  refreshOffers: { serviceId: number; after: number };
  /** The next rows of a file of providers, to be checked or written. */
  continueImport: { importId: number };
  deliverWebhook: { deliveryId: number };
  housekeeping: object;
}
