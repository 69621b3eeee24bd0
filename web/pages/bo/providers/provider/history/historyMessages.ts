import { defineMessages, type MessageDescriptor } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { labels } from '../labels.ts';

const messages = defineMessages({
  sentBack: {
    id: 'bo.history.sentBack',
    defaultMessage: 'Changes requested or rejected at',
    description: 'In the history of a provider: when it was rejected or had to be corrected',
  },
  suspended: {
    id: 'bo.history.suspended',
    defaultMessage: 'Suspended at',
    description: 'In the history of a provider: when it was hidden from the public',
  },
  image: { id: 'bo.part.image', defaultMessage: 'Business image', description: 'Heading in a form' },
});

/** The parts of a provider, as the log names them. */
export const partMessages: Record<string, MessageDescriptor> = {
  ...labels,
  taxType: labels.taxTypeId,
  address: labels.addressId,
  approvedAt: columnMessages.approvedAt,
  rejectedAt: messages.sentBack,
  suspendedAt: messages.suspended,
  image: messages.image,
};
