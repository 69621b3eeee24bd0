import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportProgress_import$key } from '#web/__generated__/ImportProgress_import.graphql.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import css from './Import.module.css';

/** The number of rows checked or imported so far, while a job runs. */
export function ImportProgress({ providerImport }: { providerImport: ImportProgress_import$key }) {
  const intl = useIntl();
  const { status, rowCount, doneCount } = useFragment(
    graphql`
      fragment ImportProgress_import on ProviderImport {
        status
        rowCount
        doneCount
      }
    `,
    providerImport,
  );
  if (status === 'UNDOING')
    return (
      <p>
        <FormattedMessage
          id="bo.import.undoingText"
          defaultMessage="The import is being undone. This page updates when it is done."
        />
      </p>
    );
  if (status !== 'CHECKING' && status !== 'IMPORTING') return null;
  const text = intl.formatMessage(
    { id: 'bo.import.progress', defaultMessage: '{done, number} of {count, number} rows' },
    { done: doneCount, count: rowCount },
  );
  return (
    <div className={css.progress}>
      <p>{text}</p>
      <ProgressBar aria-label={text} value={rowCount === 0 ? 1 : doneCount / rowCount} />
    </div>
  );
}
