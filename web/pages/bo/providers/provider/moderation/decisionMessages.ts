import { defineMessages } from 'react-intl';

export const decisionMessages = defineMessages({
  edit: { id: 'page.edit' },
  preview: { id: 'bo.preview', defaultMessage: 'See as published' },
  changesRequested: { id: 'page.changesRequested' },
  rejected: { id: 'bo.decided.rejected', defaultMessage: 'Provider rejected' },
  suspended: { id: 'bo.decided.suspended', defaultMessage: 'Provider suspended' },
  published: { id: 'bo.decided.published', defaultMessage: 'Provider published again' },
  undone: { id: 'bo.decided.undone', defaultMessage: 'Decision undone' },
  undo: { id: 'bo.undo', defaultMessage: 'Undo' },
  undoFailed: { id: 'bo.failed.undo', defaultMessage: 'Failed to undo the decision' },
  decideFailed: { id: 'bo.failed.decide' },
  nextFailed: { id: 'bo.failed.next', defaultMessage: 'Failed to load the next provider' },
  queueDone: { id: 'bo.queueDone', defaultMessage: 'That was the last provider in this queue' },
  approve: { id: 'bo.approve', defaultMessage: 'Approve' },
  changes: { id: 'bo.changes', defaultMessage: 'Request changes' },
  reject: { id: 'bo.reject' },
  suspend: { id: 'bo.suspend', defaultMessage: 'Suspend' },
  publish: { id: 'bo.publish', defaultMessage: 'Publish again' },
  skip: { id: 'bo.skip' },
});
