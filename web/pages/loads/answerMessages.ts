import { defineMessages } from 'react-intl';

export const answerMessages = defineMessages({
  ANSWERED: { id: 'load.answered', defaultMessage: 'Answered' },
  PRICE: { id: 'load.price', defaultMessage: 'Price' },
  NO: { id: 'load.no', defaultMessage: 'Said no' },
});
