import { defineMessages } from 'react-intl';

export const decisionMessages = defineMessages({
  edit: { id: 'bo.editOne' },
  preview: {
    id: 'bo.preview',
    defaultMessage: 'See as published',
    description: 'Button: closes the form of a pending provider and shows its page as everybody will see it',
  },
  changesRequested: {
    id: 'bo.decided.changes',
    defaultMessage: 'Changes requested',
    description: 'Message and entry of a history: the applicant was asked to correct a provider',
  },
  rejected: {
    id: 'bo.decided.rejected',
    defaultMessage: 'Provider rejected',
    description: 'Message and entry of a history',
  },
  suspended: {
    id: 'bo.decided.suspended',
    defaultMessage: 'Provider suspended',
    description: 'Message and entry of a history',
  },
  published: {
    id: 'bo.decided.published',
    defaultMessage: 'Provider published again',
    description: 'Message and entry of a history',
  },
  undone: { id: 'bo.decided.undone', defaultMessage: 'Decision undone', description: 'Message and entry of a history' },
  undo: { id: 'bo.undo', defaultMessage: 'Undo', description: 'Button: takes a decision back' },
  undoFailed: { id: 'bo.failed.undo', defaultMessage: 'Failed to undo the decision', description: 'Message' },
  decideFailed: {
    id: 'bo.failed.decide',
    defaultMessage: 'Failed to save the decision',
    description: 'Message when a provider could not be sent back',
  },
  nextFailed: {
    id: 'bo.failed.next',
    defaultMessage: 'Failed to load the next provider',
    description: 'Message when the moderation queue could not be asked for its next provider',
  },
  queueDone: {
    id: 'bo.queueDone',
    defaultMessage: 'That was the last provider in this queue',
    description: 'Message after the last provider of the moderation queue',
  },
  approve: { id: 'bo.approve', defaultMessage: 'Approve', description: 'Button: a provider becomes public' },
  changes: {
    id: 'bo.changes',
    defaultMessage: 'Request changes',
    description: 'Button: the applicant is asked to correct a provider',
  },
  reject: { id: 'bo.reject', defaultMessage: 'Reject', description: 'Button: a provider does not belong here' },
  suspend: {
    id: 'bo.suspend',
    defaultMessage: 'Suspend',
    description: 'Button: an approved provider is hidden from the public for now',
  },
  publish: {
    id: 'bo.publish',
    defaultMessage: 'Publish again',
    description: 'Button: a suspended provider becomes public again',
  },
  skip: {
    id: 'bo.skip',
    defaultMessage: 'Skip',
    description: 'Button: goes to the next provider of the queue without deciding about this one',
  },
});
