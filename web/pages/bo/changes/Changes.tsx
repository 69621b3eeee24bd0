import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Changes_changes$key } from '#web/__generated__/Changes_changes.graphql.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Changes.module.css';
import { changedWords } from './changedWords.ts';
import { inWords } from './inWords.ts';

interface ChangesProps {
  changes: Changes_changes$key;
  /**
   * The names of fields; null for a field that only programs need. A field without an entry has its name in the log.
   */
  names: Readonly<Record<string, MessageDescriptor | null>>;
}

/** The changes of fields: the previous value with the changed words struck through, and the new value below. */
export function Changes({ changes, names }: ChangesProps) {
  const intl = useIntl();
  const fields = useFragment(
    graphql`
      fragment Changes_changes on FieldChange @relay(plural: true) {
        field
        before
        after
      }
    `,
    changes,
  );
  // The order of the forms, not of the database; parts without a name come last.
  const order = Object.keys(names);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (
    <dl className={css.changes}>
      {fields
        .filter(({ field }) => names[field] !== null)
        .sort((a, b) => place(a.field) - place(b.field))
        .map((change) => ({ ...change, ...inWords(intl, change) }))
        .map((line) => ({ ...line, words: changedWords(line.before, line.after) }))
        .map(({ field, before, after, words }) => (
          <div key={field}>
            <dt>{names[field] ? intl.formatMessage(names[field]) : field}</dt>
            {before && (
              <dd>
                <VisuallyHidden>
                  <FormattedMessage id="bo.changes.before" defaultMessage="Before:" />
                </VisuallyHidden>
                {words.before.start}
                {words.before.changed && <del>{words.before.changed}</del>}
                {words.before.end}
              </dd>
            )}
            {after && (
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
