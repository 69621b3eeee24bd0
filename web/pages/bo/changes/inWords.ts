import { defineMessages, type IntlShape } from 'react-intl';
import { facetInWords } from '#web/businesses/facetMessages.ts';
import { scopeMessages } from '#web/tokens/scopeMessages.ts';
import { yesNoMessages } from '../columnMessages.ts';
import { momentInWords } from '../moment.ts';
import { eventName } from '../partners/partner/webhooks/webhookMessages.ts';
import { contactTypeMessages } from '../providers/provider/labels.ts';

const messages = defineMessages({
  password: { id: 'bo.changes.password', defaultMessage: 'Changed', description: 'In a history: of a password' },
});

/** Messages for a change of a business's picture. */
const imageMessages = defineMessages({
  added: { id: 'bo.changes.imageAdded', defaultMessage: 'Image added' },
  replaced: { id: 'bo.changes.imageReplaced', defaultMessage: 'Image replaced' },
  removed: { id: 'bo.imageDeleted' },
});

interface Change {
  field: string;
  before: readonly string[];
  after: readonly string[];
}

/** The values of a change in the user's language, one per line; empty for none. */
export function inWords(intl: IntlShape, { field, before, after }: Change): { before: string; after: string } {
  if (field === 'image.file') {
    const change = after.length === 0 ? 'removed' : before.length === 0 ? 'added' : 'replaced';
    return { before: '', after: intl.formatMessage(imageMessages[change]) };
  }
  const say = (values: readonly string[]) => values.map((value) => valueInWords(intl, field, value)).join('\n');
  return { before: say(before), after: say(after) };
}

function valueInWords(intl: IntlShape, field: string, text: string): string {
  if (field === 'password') return intl.formatMessage(messages.password);
  if (/^is[A-Z]/.test(field)) return intl.formatMessage(yesNoMessages[text === 'true' ? 'yes' : 'no']);
  if (field.endsWith('Id')) return `#${text}`;
  if (field.endsWith('Count')) return intl.formatNumber(Number(text));
  if (field.endsWith('At')) return momentInWords(intl, text);
  if (field === 'facet') return facetInWords(intl, text.toUpperCase());
  if (field === 'contacts') return contactInWords(intl, text);
  const named =
    field === 'scopes'
      ? Object.values(scopeMessages).find(({ code }) => code === text)?.name
      : field === 'eventTypes'
        ? eventName(text)
        : undefined;
  return named ? intl.formatMessage(named) : text;
}

/** A contact in words, from a text such as `land-phone +54…`. */
function contactInWords(intl: IntlShape, contact: string): string {
  const [type = '', ...value] = contact.split(' ');
  const name = type.toUpperCase().replace('-', '_');
  const message = Object.entries(contactTypeMessages).find(([known]) => known === name)?.[1];
  return message ? `${intl.formatMessage(message)}: ${value.join(' ')}` : contact;
}
