import { defineMessages, type MessageDescriptor } from 'react-intl';
import { labels } from '../labels.ts';

const messages = defineMessages({
  image: { id: 'bo.part.image' },
  roles: { id: 'provider.roles' },
  lanes: { id: 'provider.lanes' },
});

/** The parts of a provider, as the log names them; null for those that follow from the event itself. */
export const partMessages: Record<string, MessageDescriptor | null> = {
  ...labels,
  taxType: labels.taxTypeId,
  address: labels.addressId,
  status: null,
  approvedAt: null,
  rejectedAt: null,
  suspendedAt: null,
  image: messages.image,
  roles: messages.roles,
  lanes: messages.lanes,
};
