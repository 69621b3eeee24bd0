import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  approved: {
    id: 'bo.said.approved',
    defaultMessage: '{who} approved {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  rejected: {
    id: 'bo.said.rejected',
    defaultMessage: '{who} rejected {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  changesRequested: {
    id: 'bo.said.changesRequested',
    defaultMessage: '{who} requested changes to {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  suspended: {
    id: 'bo.said.suspended',
    defaultMessage: '{who} suspended {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  published: {
    id: 'bo.said.published',
    defaultMessage: '{who} published {what} again',
    description: 'In a list of what happened lately: who did it to what',
  },
  undone: {
    id: 'bo.said.undone',
    defaultMessage: '{who} undid the decision on {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  created: {
    id: 'bo.said.created',
    defaultMessage: '{who} created {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  changed: {
    id: 'bo.said.changed',
    defaultMessage: '{who} changed {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  deleted: {
    id: 'bo.said.deleted',
    defaultMessage: '{who} deleted {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  registered: {
    id: 'bo.said.registered',
    defaultMessage: '{who} registered {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  resubmitted: {
    id: 'bo.said.resubmitted',
    defaultMessage: '{who} resubmitted {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  imageUploaded: {
    id: 'bo.said.imageUploaded',
    defaultMessage: '{who} uploaded an image of {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  imageApproved: {
    id: 'bo.said.imageApproved',
    defaultMessage: '{who} approved the image of {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  imageDeleted: {
    id: 'bo.said.imageDeleted',
    defaultMessage: '{who} deleted the image of {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  claimed: {
    id: 'bo.said.claimed',
    defaultMessage: '{who} claimed {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  claimAccepted: {
    id: 'bo.said.claimAccepted',
    defaultMessage: '{who} accepted a claim to {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  claimRefused: {
    id: 'bo.said.claimRefused',
    defaultMessage: '{who} rejected a claim to {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  claimTookEffect: {
    id: 'bo.said.claimTookEffect',
    defaultMessage: '{what} has a new owner',
    description: 'In a list of what happened lately: who did it to what',
  },
  editSentIn: {
    id: 'bo.said.editSentIn',
    defaultMessage: '{who} submitted changes to {what} for review',
    description: 'In a list of what happened lately: who did it to what',
  },
  editApplied: {
    id: 'bo.said.editApplied',
    defaultMessage: '{who} applied the owner’s changes to {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  editRefused: {
    id: 'bo.said.editRefused',
    defaultMessage: '{who} rejected the owner’s changes to {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  imported: {
    id: 'bo.said.imported',
    defaultMessage: '{who} imported providers: {what}',
    description: 'In a list of what happened lately: who did it to what',
  },
  signedUp: {
    id: 'bo.said.signedUp',
    defaultMessage: '{who} signed up',
    description: 'In a list of what happened lately: who did it to what',
  },
  signedIn: {
    id: 'bo.said.signedIn',
    defaultMessage: '{who} logged in',
    description: 'In a list of what happened lately: who did it to what',
  },
  signedOut: {
    id: 'bo.said.signedOut',
    defaultMessage: '{who} logged out',
    description: 'In a list of what happened lately: who did it to what',
  },
});

const { created, changed, deleted, registered, resubmitted, signedIn } = messages;

/** The commonest entries of the log, by their codes, as sentences with their author and subject. */
export const sentences: Readonly<Record<string, MessageDescriptor>> = {
  providerApproved: messages.approved,
  providerRejected: messages.rejected,
  changesRequested: messages.changesRequested,
  providerSuspended: messages.suspended,
  providerPublished: messages.published,
  decisionUndone: messages.undone,
  providerCreated: created,
  serviceCreated: created,
  partnerCreated: created,
  userCreated: created,
  providerChanged: changed,
  providerChangedByOwner: changed,
  serviceChanged: changed,
  partnerChanged: changed,
  userChanged: changed,
  providerDeleted: deleted,
  partnerDeleted: deleted,
  userDeleted: deleted,
  businessPreRegistered: registered,
  providerSentIn: registered,
  providerSentInByProgram: registered,
  businessSubmittedAgain: resubmitted,
  providerSentInAgain: resubmitted,
  providerSentInAgainByProgram: resubmitted,
  imageUploaded: messages.imageUploaded,
  imageApproved: messages.imageApproved,
  imageDeleted: messages.imageDeleted,
  claimProved: messages.claimed,
  claimAccepted: messages.claimAccepted,
  claimRefused: messages.claimRefused,
  claimTookEffect: messages.claimTookEffect,
  editSentIn: messages.editSentIn,
  editApplied: messages.editApplied,
  editRefused: messages.editRefused,
  providersImported: messages.imported,
  signedUp: messages.signedUp,
  signedIn,
  signedInWithCode: signedIn,
  signedInWithGoogle: signedIn,
  signedInWithPasskey: signedIn,
  signedOut: messages.signedOut,
};
