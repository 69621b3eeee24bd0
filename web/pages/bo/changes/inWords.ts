import { defineMessages, type IntlShape } from 'react-intl';
import { scopeMessages } from '#web/tokens/scopeMessages.ts';
import { yesNoMessages } from '../columnMessages.ts';
import { eventName } from '../partners/partner/webhooks/webhookMessages.ts';
import { contactTypeMessages } from '../providers/provider/labels.ts';

const messages = defineMessages({
  password: { id: 'bo.changes.password', defaultMessage: 'Changed', description: 'In a history: of a password' },
});

/** The change of the picture of a business, in words. */
const imageMessages = defineMessages({
  added: { id: 'bo.changes.imageAdded', defaultMessage: 'Image added' },
  replaced: { id: 'bo.changes.imageReplaced', defaultMessage: 'Image replaced' },
  removed: { id: 'bo.imageDeleted' },
  approved: { id: 'bo.imageApproved' },
});

/** A value of the log, in the user's language. */
export function inWords(intl: IntlShape, name: string, value: unknown): string {
  if (name === 'image') return intl.formatMessage(imageMessages[imageChange(value as ImageChange)]);
  if (name === 'password') return intl.formatMessage(messages.password);
  if (typeof value === 'boolean') return intl.formatMessage(yesNoMessages[value ? 'yes' : 'no']);
  if (typeof value === 'number') return name.endsWith('Id') ? `#${value}` : intl.formatNumber(value);
  const text = String(value);
  if (name.endsWith('At')) return intl.formatDate(text, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  if (name === 'contacts') return contactInWords(intl, text);
  const named =
    name === 'scopes'
      ? Object.values(scopeMessages).find(({ code }) => code === text)?.name
      : name === 'eventTypes'
        ? eventName(text)
        : undefined;
  return named ? intl.formatMessage(named) : text;
}

/** Such as `land-phone +54…`. */
function contactInWords(intl: IntlShape, contact: string): string {
  const [type = '', ...value] = contact.split(' ');
  const name = type.toUpperCase().replace('-', '_');
  const message = Object.entries(contactTypeMessages).find(([known]) => known === name)?.[1];
  return message ? `${intl.formatMessage(message)}: ${value.join(' ')}` : contact;
}

type Image = { file: string } | null | undefined;

interface ImageChange {
  before: Image;
  after: Image;
}

function imageChange({ before, after }: ImageChange): keyof typeof imageMessages {
  if (!after) return 'removed';
  if (!before) return 'added';
  return before.file === after.file ? 'approved' : 'replaced';
}
