import type { MessageKey } from '#server/i18n/messages.ts';

/** The parameters of a decision about a provider that its message does not contain. */
interface Decided {
  /** The text mailed to the applicant. */
  reason?: string;
  /** Whether the applicant received no mail. */
  isSilent?: boolean;
}

/**
 * The codes of log entries, each with the values of an entry. The message template of a code is `log.<code>`. Values
 * are names, texts and numbers, never secrets or personal names: an entry refers to people by their ids.
 */
const EVENTS = {
  accountDeleted: {},
  accountDeletionCancelled: {},
  accountDeletionConfirmed: {},
  accountDeletionRequested: {},
  businessGivenUp: {},
  businessPreRegistered: {},
  businessSubmittedAgain: {},
  changesRequested: {} as Decided,
  claimAccepted: {} as { reason?: string },
  claimCodeSent: {},
  claimObjected: {},
  claimProved: {},
  claimRefused: {} as { reason?: string },
  claimTakenBack: {},
  claimTookEffect: {},
  credentialChecked: {} as { credential: string; result: string; source: string; date: string },
  credentialDocumentSent: {} as { credential: string },
  credentialsCompared: {} as { register: string; date: string },
  decisionUndone: {},
  reportAccepted: {},
  reportRefused: {},
  suspicionAnswered: {},
  editApplied: {},
  editRefused: {} as { reason?: string },
  editSentIn: {},
  editTakenBack: {},
  collectionDeleted: {} as { slug: string },
  collectionSaved: {} as { slug: string; count: string },
  downloaded: {} as { file: string },
  emailConfirmed: {},
  faqChanged: {} as { title: string },
  faqRemoved: {} as { title: string },
  helpVideoAdded: {} as { title: string },
  helpVideoMoved: {} as { title: string },
  helpVideoRemoved: {} as { title: string },
  imageApproved: {},
  imageDeleted: {},
  imageUploaded: {},
  importCancelled: {},
  importMapped: {},
  importStarted: {},
  importUndoStarted: {},
  importUndone: {},
  invitationWithdrawn: {},
  lanesConfirmed: {},
  listingConfirmed: {},
  listingHidden: {},
  listingRemoved: {},
  partnerChanged: {},
  partnerCreated: {},
  partnerDeleted: {},
  passwordReset: {},
  passwordResetRequested: {},
  personInvited: {} as { role: string },
  personJoined: {} as { role: string },
  personLeft: {},
  personMadeOwner: {},
  personRemoved: {},
  personalDataDownloaded: {},
  profileAndPasswordChanged: {},
  profileChanged: {},
  providerApproved: {} as Decided,
  providerChanged: {},
  providerChangedByOwner: {},
  providerCreated: {},
  providerDeleted: {},
  providerPublished: {} as Decided,
  providerRejected: {} as Decided,
  providerSentIn: {},
  providerSentInAgain: {},
  providerSentInAgainByProgram: {} as { token: string },
  providerSentInByProgram: {} as { token: string },
  providerSuspended: {} as Decided,
  providerWithdrawn: {},
  providerWithdrawnByProgram: {} as { token: string },
  providersImported: {},
  recoveryCodesReplaced: {},
  searchDecided: {} as { text: string; meaning: string },
  searchDecisionUndone: {} as { text: string },
  secondFactorAdded: {},
  secondFactorRemoved: {},
  secondFactorsRemoved: {},
  serviceChanged: {},
  serviceCreated: {},
  sessionsEnded: {},
  signInFailed: {},
  signInFailedUnknownEmail: {},
  signedIn: {},
  signedInWithCode: {},
  signedInWithGoogle: {},
  signedInWithPasskey: {},
  signedOut: {},
  signedUp: {},
  superAdminCreated: {},
  superAdminMade: {},
  tokenCreated: {},
  tokenRevoked: {},
  userChanged: {},
  userCreated: {},
  userDeleted: {},
  webhookChanged: {},
  webhookCreated: {},
  webhookDeleted: {},
  webhookDeliveredAgain: {},
  webhookSecretReplaced: {},
  webhookTestSent: {},
  webhookTurnedOff: {},
};

export type LogCode = keyof typeof EVENTS;

type Events = typeof EVENTS;
type PlainCode = { [Code in LogCode]: keyof Events[Code] extends never ? Code : never }[LogCode];
type ValuedCode = Exclude<LogCode, PlainCode>;

/** A log code with its parameters. */
export type LogEvent =
  | { code: PlainCode; parameters?: undefined }
  | { [Code in ValuedCode]: { code: Code; parameters: Events[Code] } }[ValuedCode];

export const LOG_CODES = Object.keys(EVENTS) as LogCode[];

export function isLogCode(code: string): code is LogCode {
  return Object.hasOwn(EVENTS, code);
}

/** The key of the message template of a code. */
export function messageOf(code: LogCode): MessageKey {
  return `log.${code}`;
}
