import { defineMessages, type MessageDescriptor } from 'react-intl';
import { columnMessages } from '../../../columnMessages.ts';
import { labels } from '../labels.ts';
import { decisionMessages } from '../moderation/decisionMessages.ts';
import { providerMessages } from '../providerMessages.ts';

const messages = defineMessages({
  preRegistered: {
    id: 'bo.history.preRegistered',
    defaultMessage: 'Pre-registered',
    description: 'In the history of a provider: the business put itself in the queue',
  },
  submittedAgain: {
    id: 'bo.history.submittedAgain',
    defaultMessage: 'Submitted again',
    description: 'In the history of a provider: the applicant has corrected it',
  },
  created: { id: 'bo.history.created', defaultMessage: 'Created', description: 'In the history of a provider' },
  changed: { id: 'bo.history.changed', defaultMessage: 'Changed', description: 'In the history of a provider' },
  sentBack: {
    id: 'bo.history.sentBack',
    defaultMessage: 'Sent back at',
    description: 'In the history of a provider: when it was rejected or had to be corrected',
  },
  image: { id: 'bo.part.image', defaultMessage: 'Business image', description: 'Heading in a form' },
});

/** What the log says in English, in the person's language. What is not here is shown as the log has it. */
export const eventMessages: Record<string, MessageDescriptor> = {
  'Business pre-registered': messages.preRegistered,
  'Business submitted again': messages.submittedAgain,
  'Provider created': messages.created,
  'Provider changed': messages.changed,
  'Provider approved': providerMessages.approved,
  'Changes requested of a provider': decisionMessages.changesRequested,
  'Provider rejected': decisionMessages.rejected,
  'Decision undone': decisionMessages.undone,
  'Image uploaded': providerMessages.imageUploaded,
  'Image approved': providerMessages.imageApproved,
  'Image deleted': providerMessages.imageDeleted,
};

/** The parts of a provider, as the log names them. */
export const partMessages: Record<string, MessageDescriptor> = {
  ...labels,
  taxType: labels.taxTypeId,
  address: labels.addressId,
  approvedAt: columnMessages.approvedAt,
  rejectedAt: messages.sentBack,
  image: messages.image,
};
