import { defineMessages, type MessageDescriptor } from 'react-intl';

type Search =
  | 'failed'
  | 'counts'
  | 'other'
  | 'place'
  | 'business'
  | 'notOurs'
  | 'word'
  | 'decided'
  | 'proposed'
  | 'move';

export const searchMessages: Record<Search, MessageDescriptor> = defineMessages({
  failed: { id: 'bo.failed.searches', defaultMessage: 'Failed to load searches' },
  counts: {
    id: 'bo.searches.counts',
    defaultMessage:
      '{searches, plural, one {# search} other {# searches}} · {withoutResults, number} without results · {pressed, number} with a click',
  },
  other: { id: 'bo.searches.other', defaultMessage: 'Another service…' },
  place: { id: 'bo.searches.place', defaultMessage: 'A place' },
  business: { id: 'bo.searches.business', defaultMessage: 'A business' },
  notOurs: { id: 'bo.searches.notOurs', defaultMessage: 'Not logistics' },
  word: { id: 'bo.searches.word', defaultMessage: '“{text}” now finds {service}' },
  decided: { id: 'bo.searches.decided', defaultMessage: '“{text}”: {meaning}' },
  proposed: { id: 'bo.keys.proposed', defaultMessage: 'The service beside the number' },
  move: { id: 'bo.keys.moveSearch', defaultMessage: 'Next and previous search' },
});
