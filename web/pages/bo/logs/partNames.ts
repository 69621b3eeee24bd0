import type { MessageDescriptor } from 'react-intl';
import { labels as partnerLabels } from '../partners/labels.ts';
import { partMessages } from '../providers/provider/history/historyMessages.ts';
import { labels as serviceLabels } from '../services/labels.ts';
import { labels as userLabels } from '../users/user/labels.ts';

/** The parts of whatever a log entry can be about, as the log names them. */
export const partNames: Readonly<Record<string, MessageDescriptor>> = {
  ...partnerLabels,
  ...partMessages,
  ...userLabels,
  ...serviceLabels,
};
