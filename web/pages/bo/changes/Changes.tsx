import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Changes.module.css';
import { changedLines } from './changedLines.ts';
import { changedWords } from './changedWords.ts';
import { inWords } from './inWords.ts';

interface ChangesProps {
  /** The values of each version by field; null for none. */
  before: unknown;
  after: unknown;
  /** The names of the fields, null for those that only programs need; a field without an entry has the name of the log. */
  names: Readonly<Record<string, MessageDescriptor | null>>;
}

/**
 * The differences between two versions: the changed words of the previous value struck through, the new value below it.
 */
export function Changes({ before, after, names }: ChangesProps) {
  const intl = useIntl();
  // The order of the forms, not of the database; parts without a name come last.
  const order = Object.keys(names);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (
    <dl className={css.changes}>
      {changedLines(before, after, (name, value) => inWords(intl, name, value))
        .filter(({ name }) => names[name] !== null)
        .sort((a, b) => place(a.name) - place(b.name))
        .map((line) => ({ ...line, words: changedWords(line.before, line.after) }))
        .map(({ words, ...line }) => (
          <div key={line.name}>
            <dt>{names[line.name] ? intl.formatMessage(names[line.name]!) : line.name}</dt>
            {line.before && (
              <dd>
                <VisuallyHidden>
                  <FormattedMessage id="bo.changes.before" defaultMessage="Before:" />
                </VisuallyHidden>
                {words.before.start}
                {words.before.changed && <del>{words.before.changed}</del>}
                {words.before.end}
              </dd>
            )}
            {line.after && (
              <dd>
                <VisuallyHidden>
                  <FormattedMessage id="bo.changes.after" defaultMessage="Now:" />
                </VisuallyHidden>
                {words.after.start}
                {words.after.changed && <ins>{words.after.changed}</ins>}
                {words.after.end}
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}
