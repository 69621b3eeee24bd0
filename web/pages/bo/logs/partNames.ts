import { defineMessages, type MessageDescriptor } from 'react-intl';
import { columnMessages } from '../columnMessages.ts';
import { labels as partnerLabels } from '../partners/partner/partnerMessages.ts';
import { webhookMessages } from '../partners/partner/webhooks/webhookMessages.ts';
import { partMessages } from '../providers/provider/history/historyMessages.ts';
import { labels as serviceLabels } from '../services/service/serviceMessages.ts';
import { labels as userLabels } from '../users/user/userMessages.ts';

const others = defineMessages({
  isEnabled: { id: 'bo.part.isEnabled', defaultMessage: 'Active' },
  scopes: { id: 'page.scopes' },
  hint: { id: 'bo.part.hint', defaultMessage: 'Starts with', description: 'In the log: of an access token' },
  createdCount: { id: 'bo.part.createdCount', defaultMessage: 'Created', description: 'Number of providers' },
  updatedCount: { id: 'bo.part.updatedCount', defaultMessage: 'Updated' },
  unchangedCount: { id: 'bo.unchanged' },
  refusedCount: { id: 'bo.part.refusedCount', defaultMessage: 'Rejected', description: 'In the log: how many rows' },
  title: { id: 'bo.title' },
  publishedAt: { id: 'bo.part.publishedAt', defaultMessage: 'Published', description: 'In the log: when a video was' },
  deletionDueAt: { id: 'bo.part.deletionDueAt', defaultMessage: 'Scheduled deletion' },
});

/** The names of the fields of all subjects of log entries; null for fields that only programs need. */
export const partNames: Readonly<Record<string, MessageDescriptor | null>> = {
  ...partnerLabels,
  ...partMessages,
  ...userLabels,
  ...serviceLabels,
  ...others,
  eventTypes: webhookMessages.events,
  subcategory: serviceLabels.subcategoryId,
  fileName: columnMessages.fileName,
  rowCount: columnMessages.rowCount,
  userId: columnMessages.user,
  partnerId: columnMessages.partner,
  url: columnMessages.url,
  id: null,
  position: null,
  webhookId: null,
};
