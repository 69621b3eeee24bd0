import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BulkKind } from './chosen.ts';

type Bulk = 'selected' | 'tooMany' | 'clear' | 'actions' | 'languages' | 'none' | 'skipped' | 'more';

export const bulkMessages: Record<Bulk, MessageDescriptor> = defineMessages({
  selected: {
    id: 'bo.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'How many rows of a list are selected',
  },
  tooMany: {
    id: 'bo.selected.tooMany',
    defaultMessage: 'You can decide on at most {max} at a time.',
    description: 'When too many rows of a list are selected',
  },
  clear: {
    id: 'bo.selected.clear',
    defaultMessage: 'Clear selection',
    description: 'Button: nothing is selected any more',
  },
  actions: {
    id: 'bo.selected.actions',
    defaultMessage: 'Selected providers',
    description: 'Label of the bar with what can be done with the selected rows',
  },
  languages: {
    id: 'bo.selected.languages',
    defaultMessage:
      'Each applicant gets the templates in their own language ({languages}). What you write yourself is sent as it is.',
    description: 'Above the reason of a decision about several providers',
  },
  none: {
    id: 'bo.bulk.none',
    defaultMessage: 'No decisions were made',
    description: 'Message when all of the selected providers were skipped',
  },
  skipped: {
    id: 'bo.bulk.skipped',
    defaultMessage: 'Skipped: {names}. {reason}.',
    description: 'In a message: providers that were not decided about, and why',
  },
  more: {
    id: 'bo.bulk.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'At the end of a list of names that is too long: how many are not named',
  },
});

/** How many were decided. */
export const decidedMessages: Record<BulkKind | 'undone', MessageDescriptor> = defineMessages({
  APPROVED: {
    id: 'bo.bulk.approved',
    defaultMessage: '{count, plural, one {# provider approved} other {# providers approved}}',
    description: 'Message',
  },
  CHANGES_REQUESTED: {
    id: 'bo.bulk.changes',
    defaultMessage:
      '{count, plural, one {Changes requested from # provider} other {Changes requested from # providers}}',
    description: 'Message',
  },
  REJECTED: {
    id: 'bo.bulk.rejected',
    defaultMessage: '{count, plural, one {# provider rejected} other {# providers rejected}}',
    description: 'Message',
  },
  SUSPENDED: {
    id: 'bo.bulk.suspended',
    defaultMessage: '{count, plural, one {# provider suspended} other {# providers suspended}}',
    description: 'Message',
  },
  PUBLISHED: {
    id: 'bo.bulk.published',
    defaultMessage: '{count, plural, one {# provider published again} other {# providers published again}}',
    description: 'Message',
  },
  undone: {
    id: 'bo.bulk.undone',
    defaultMessage: '{count, plural, one {# decision undone} other {# decisions undone}}',
    description: 'Message',
  },
});
