import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { yesNoMessages } from '../yesNoMessages.ts';
import css from './Changes.module.css';
import { changedLines } from './changedLines.ts';

interface ChangesProps {
  /** JSON, or nothing. */
  before: string | null | undefined;
  after: string | null | undefined;
  /** What the parts are called; one that is not here is called as the log has it. */
  names: Readonly<Record<string, MessageDescriptor>>;
}

/** What differs between two versions: struck through what it was, below it what it is since. */
export function Changes({ before, after, names }: ChangesProps) {
  const intl = useIntl();
  const inWords = (name: string, text: string) => {
    if (name.endsWith('At')) return intl.formatDate(text, { dateStyle: 'medium', timeStyle: 'short' });
    return name.startsWith('is') ? intl.formatMessage(yesNoMessages[text === 'true' ? 'yes' : 'no']) : text;
  };
  // As in the forms, and not as the database keeps them; what has no name comes last.
  const order = Object.keys(names);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (
    <dl className={css.changes}>
      {changedLines(before, after)
        .sort((one, other) => place(one.name) - place(other.name))
        .map((line) => (
          <div key={line.name}>
            <dt>{names[line.name] ? intl.formatMessage(names[line.name]!) : line.name}</dt>
            {line.before && (
              <dd>
                <VisuallyHidden>
                  <FormattedMessage
                    id="bo.changes.before"
                    defaultMessage="Before:"
                    description="For screen readers, ahead of what something was"
                  />
                </VisuallyHidden>
                <del>{inWords(line.name, line.before)}</del>
              </dd>
            )}
            {line.after && (
              <dd>
                <VisuallyHidden>
                  <FormattedMessage
                    id="bo.changes.after"
                    defaultMessage="Now:"
                    description="For screen readers, ahead of what something is since"
                  />
                </VisuallyHidden>
                <ins>{inWords(line.name, line.after)}</ins>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}
