import { defineMessages } from 'react-intl';

/** The columns of what was sent to a webhook. */
export const deliveryMessages = defineMessages({
  event: { id: 'bo.delivery.event', defaultMessage: 'Event', description: 'Header of a column: what happened' },
  time: { id: 'bo.delivery.time', defaultMessage: 'Time', description: 'Header of a column: when it happened' },
  attempts: {
    id: 'bo.delivery.attempts',
    defaultMessage: 'Tries',
    description: 'Header of a narrow column: how often it was sent',
  },
  answer: {
    id: 'bo.delivery.answer',
    defaultMessage: 'Answer',
    description: 'Header of a column: the status that the receiver answered, or what went wrong',
  },
  state: { id: 'bo.delivery.state', defaultMessage: 'State', description: 'Header of a column: how far it has come' },
  action: { id: 'bo.delivery.action', defaultMessage: 'Action', description: 'Header of a column: with buttons' },
});
