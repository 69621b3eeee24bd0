import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportRow_actions$key } from '#web/__generated__/ImportRow_actions.graphql.ts';
import type { ImportRow_problems$key } from '#web/__generated__/ImportRow_problems.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from '../Import.module.css';
import { targetMessage } from '../mapping/targets.ts';
import type { RowColumn } from './cellsInOrder.ts';
import { MendDialog } from './MendDialog.tsx';
import { rowMessages } from './rowMessages.ts';
import { useChangeRow } from './useChangeRow.ts';

/** The problems of a row, and the provider that it duplicates. */
export function RowProblems({ row }: { row: ImportRow_problems$key }) {
  const intl = useIntl();
  const { verdict, problems, likeness } = useFragment(
    graphql`
      fragment ImportRow_problems on ProviderImportRow {
        verdict
        problems {
          text
          field
          isWarning
        }
        likeness {
          databaseId
          businessName
        }
      }
    `,
    row,
  );
  return (
    <ul className={css.problems}>
      {problems.map(({ text, field, isWarning }) => {
        const about = field ? targetMessage(field) : undefined;
        return (
          <li key={`${field} ${text}`}>
            {isWarning && (
              <b className={css.warning}>
                <FormattedMessage {...rowMessages.warning} />
                {' · '}
              </b>
            )}
            {about ? `${intl.formatMessage(about)}: ${text}` : text}
          </li>
        );
      })}
      {verdict === 'DUPLICATE' && likeness && (
        <li className={css.above}>
          <Link href={paths.boProvider(likeness.databaseId)} target="_blank">
            {`${likeness.businessName} #${likeness.databaseId}`}
          </Link>
        </li>
      )}
    </ul>
  );
}

interface RowActionsProps {
  row: ImportRow_actions$key;
  columns: readonly RowColumn[];
}

/** The actions on a row before it is written. */
export function RowActions({ row, columns }: RowActionsProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ImportRow_actions on ProviderImportRow {
        id
        line
        verdict
        ...MendDialog_row
      }
    `,
    row,
  );
  const { id, line, verdict } = data;
  const [isMending, setMending] = useState(false);
  const change = useChangeRow(id);
  const [isPending, importAnyway] = usePending(() => change({ isWanted: true }));
  const named = (label: string) =>
    intl.formatMessage(
      {
        id: 'bo.import.ofLine',
        defaultMessage: '{label}: line {line, number}',
        description: 'Name of a button: its action and the line',
      },
      { label, line },
    );
  const anyway = intl.formatMessage({ id: 'bo.import.anyway', defaultMessage: 'Import anyway' });
  return (
    <div className={css.rowActions}>
      <Button
        variant="outline"
        aria-label={named(intl.formatMessage(rowMessages.mend))}
        onPress={() => setMending(true)}
      >
        <FormattedMessage {...rowMessages.mend} />
      </Button>
      {verdict === 'DUPLICATE' && (
        <Button variant="outline" isPending={isPending} aria-label={named(anyway)} onPress={importAnyway}>
          {anyway}
        </Button>
      )}
      {isMending && <MendDialog row={data} columns={columns} onClose={() => setMending(false)} />}
    </div>
  );
}
