import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DecisionKind } from '../provider/moderation/decide.ts';

type Bulk = 'selected' | 'tooMany' | 'clear' | 'actions' | 'languages' | 'none' | 'skipped' | 'more';

export const bulkMessages: Record<Bulk, MessageDescriptor> = defineMessages({
  selected: { id: 'bo.selected', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  tooMany: { id: 'bo.selected.tooMany', defaultMessage: 'You can decide on at most {max} at a time.' },
  clear: { id: 'bo.selected.clear', defaultMessage: 'Clear selection' },
  actions: { id: 'bo.selected.actions', defaultMessage: 'Selected providers' },
  languages: {
    id: 'bo.selected.languages',
    defaultMessage:
      'Each applicant gets the templates in their own language ({languages}). What you write yourself is sent as it is.',
  },
  none: { id: 'bo.bulk.none', defaultMessage: 'No decisions were made' },
  skipped: { id: 'bo.bulk.skipped', defaultMessage: 'Skipped: {names}. {reason}.' },
  more: {
    id: 'bo.bulk.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'End of a shortened list of names',
  },
});

/** Messages with the number of decided providers. */
export const decidedMessages: Record<DecisionKind | 'undone', MessageDescriptor> = defineMessages({
  APPROVED: {
    id: 'bo.bulk.approved',
    defaultMessage: '{count, plural, one {# provider approved} other {# providers approved}}',
  },
  CHANGES_REQUESTED: {
    id: 'bo.bulk.changes',
    defaultMessage:
      '{count, plural, one {Changes requested from # provider} other {Changes requested from # providers}}',
  },
  REJECTED: {
    id: 'bo.bulk.rejected',
    defaultMessage: '{count, plural, one {# provider rejected} other {# providers rejected}}',
  },
  SUSPENDED: {
    id: 'bo.bulk.suspended',
    defaultMessage: '{count, plural, one {# provider suspended} other {# providers suspended}}',
  },
  PUBLISHED: {
    id: 'bo.bulk.published',
    defaultMessage: '{count, plural, one {# provider published again} other {# providers published again}}',
  },
  undone: {
    id: 'bo.bulk.undone',
    defaultMessage: '{count, plural, one {# decision undone} other {# decisions undone}}',
  },
});
