import type { IntlShape } from 'react-intl';
import { eventMessages } from './eventMessages.ts';

const DOWNLOAD = 'Download of ';
const TOKEN = ' (access token: ';

/** A message of the log in the person's language; what is not known here is shown as the log has it. */
export function inWords(intl: IntlShape, message: string): string {
  const end = message.indexOf(TOKEN);
  if (end > 0 && message.endsWith(')'))
    return intl.formatMessage(
      {
        id: 'bo.event.byToken',
        defaultMessage: '{event} (access token: {token})',
        description: 'In the log: what a program did with the access token of this name',
      },
      { event: inWords(intl, message.slice(0, end)), token: message.slice(end + TOKEN.length, -1) },
    );
  if (message.startsWith(DOWNLOAD))
    return intl.formatMessage(
      {
        id: 'bo.event.download',
        defaultMessage: 'Download of {file}',
        description: 'In the log: somebody took a list as a file',
      },
      { file: message.slice(DOWNLOAD.length) },
    );
  const known = Object.hasOwn(eventMessages, message) ? eventMessages[message] : undefined;
  return known ? intl.formatMessage(known) : message;
}
