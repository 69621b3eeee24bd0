import { defineMessages, type MessageDescriptor } from 'react-intl';
import { labels } from '../labels.ts';

const messages = defineMessages({
  image: { id: 'bo.part.image' },
});

/** The fields of a provider in the log; null for fields that follow from the event itself. */
export const partMessages: Record<string, MessageDescriptor | null> = {
  ...labels,
  taxType: labels.taxTypeId,
  address: labels.placeId,
  status: null,
  approvedAt: null,
  rejectedAt: null,
  suspendedAt: null,
  confirmedAt: null,
  'image.file': messages.image,
  'image.approvedAt': null,
};
