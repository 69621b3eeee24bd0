import { defineMessages, type IntlShape } from 'react-intl';
import { showToast } from '#web/ui/toasts.ts';

const searchFailed = defineMessages({
  title: {
    id: 'results.failed',
    defaultMessage: 'Search failed',
    description: 'Heading and title of the message when a search could not be made',
  },
  text: {
    id: 'results.failedText',
    defaultMessage: 'There was an error performing your search. Please try again.',
    description: "Explains 'Search failed'",
  },
});

export function showSearchFailed(intl: IntlShape): void {
  const { title, text } = searchFailed;
  void showToast({
    type: 'error',
    title: intl.formatMessage(title),
    description: intl.formatMessage(text),
    seconds: 5,
  });
}
