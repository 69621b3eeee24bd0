import { defineMessages } from 'react-intl';

export const rhythmMessages = defineMessages({
  DAILY: { id: 'watch.daily', defaultMessage: 'Up to one a day' },
  WEEKLY: { id: 'watch.weekly', defaultMessage: 'Up to one a week' },
});

export type WatchRhythmName = keyof typeof rhythmMessages;
