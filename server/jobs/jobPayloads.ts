/** Every kind of work that is done later, and what it must be told: as little as can be, and no secret. */
export interface JobPayloads {
  mailPasswordReset: { email: string; requestId: string };
  mailPasswordChanged: { userId: number };
  mailEmailVerification: { verificationId: number };
  mailEmailChanged: { userId: number; formerEmail: string };
  mailApplicant: { verificationId: number };
  mailDecision: { decisionId: number };
  housekeeping: object;
}
