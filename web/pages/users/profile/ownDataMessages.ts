import { defineMessages } from 'react-intl';

export const ownDataMessages = defineMessages({
  failed: {
    id: 'ownData.failed',
    defaultMessage: 'Your data could not be downloaded',
    description: 'Title of a message',
  },
  failedText: {
    id: 'ownData.failedText',
    defaultMessage: 'The server did not answer. Try again in a moment.',
    description: 'Why data could not be downloaded, when the server does not say',
  },
});
