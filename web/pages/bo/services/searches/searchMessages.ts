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
  failed: {
    id: 'bo.failed.searches',
    defaultMessage: 'Failed to load searches',
    description: 'When a list could not be loaded and the server does not say why',
  },
  counts: {
    id: 'bo.searches.counts',
    defaultMessage:
      '{searches, plural, one {# search} other {# searches}} · {withoutResults, number} without results · {pressed, number} with a click',
    description: 'How often words were searched for, how often nobody was found, and how often a result was opened',
  },
  other: {
    id: 'bo.searches.other',
    defaultMessage: 'Another service…',
    description: 'Button: opens a field to choose which service the words of a search mean',
  },
  place: {
    id: 'bo.searches.place',
    defaultMessage: 'A place',
    description: 'Button: the words of a search mean a place',
  },
  business: {
    id: 'bo.searches.business',
    defaultMessage: 'A business',
    description: 'Button: the words of a search are the name of a business',
  },
  notOurs: {
    id: 'bo.searches.notOurs',
    defaultMessage: 'Not logistics',
    description: 'Button: the words of a search mean nothing that the directory has',
  },
  word: {
    id: 'bo.searches.word',
    defaultMessage: '“{text}” now finds {service}',
    description: 'Message: the words of a search became another word of a service',
  },
  decided: {
    id: 'bo.searches.decided',
    defaultMessage: '“{text}”: {meaning}',
    description: 'Message: what staff decided that the words of a search mean, such as a place',
  },
  proposed: {
    id: 'bo.keys.proposed',
    defaultMessage: 'The service beside the number',
    description: 'What keys do: the words of a search mean a service that is proposed',
  },
  move: {
    id: 'bo.keys.moveSearch',
    defaultMessage: 'Next and previous search',
    description: 'What two keys do',
  },
});
