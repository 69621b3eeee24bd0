import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RowActions_row$key } from '#web/__generated__/RowActions_row.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import css from '../Import.module.css';
import type { RowColumn } from './cellsInOrder.ts';
import { MendDialog } from './MendDialog.tsx';
import { rowMessages } from './rowMessages.ts';
import { useChangeRow } from './useChangeRow.ts';

interface RowActionsProps {
  row: RowActions_row$key;
  columns: readonly RowColumn[];
}

/** What can be done about a row before it is written. */
export function RowActions({ row, columns }: RowActionsProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment RowActions_row on ProviderImportRow {
        databaseId
        line
        verdict
        ...MendDialog_row
      }
    `,
    row,
  );
  const { databaseId, line, verdict } = data;
  const [isMending, setMending] = useState(false);
  const change = useChangeRow(databaseId);
  const [isPending, importAnyway] = usePending(() => change({ isWanted: true }));
  const named = (label: string) =>
    intl.formatMessage(
      {
        id: 'bo.import.ofLine',
        defaultMessage: '{label}: line {line, number}',
        description: 'Name of a button for screen readers: what it does, and with which line of a file',
      },
      { label, line },
    );
  const anyway = intl.formatMessage({
    id: 'bo.import.anyway',
    defaultMessage: 'Import it all the same',
    description: 'Button: a row of a file that looks like a provider is written',
  });
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
