import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportRows_import$key } from '#web/__generated__/ImportRows_import.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { ListRows } from '#web/pages/bo/list/ListRows.tsx';
import { NothingFound } from '#web/pages/bo/list/NothingFound.tsx';
import { useList } from '#web/pages/bo/list/useList.ts';
import { Select } from '#web/ui/Select.tsx';
import type { Column } from '#web/ui/Table.tsx';
import css from '../Import.module.css';
import { useCounts } from '../ImportCounts.tsx';
import { importRowList } from '../importLoader.ts';
import { importMessages, verdictMessages } from '../importMessages.ts';
import { readRowColumn } from './cellsInOrder.ts';
import { ImportReasons } from './ImportReasons.tsx';
import { ImportRow } from './ImportRow.tsx';
import { rowMessages } from './rowMessages.ts';

interface ImportRowsProps {
  providerImport: ImportRows_import$key;
  /** Rows can be mended. */
  isOpen: boolean;
}

/** The result of each row of a file, or of the rows with one verdict or problem. */
export function ImportRows({ providerImport, isOpen }: ImportRowsProps) {
  const intl = useIntl();
  const list = useList(importRowList);
  const columns = useImportColumns(isOpen);
  const data = useFragment(
    graphql`
      fragment ImportRows_import on ProviderImport {
        ...ImportCounts_import
        ...ImportReasons_import
        columns {
          ...cellsInOrder_column
        }
        rows(first: $first, offset: $offset, verdict: $verdict, reason: $reason) {
          totalCount
          edges {
            node {
              id
              ...ImportRow_row
            }
          }
        }
      }
    `,
    providerImport,
  );
  const counts = useCounts(data);
  const rowColumns = data.columns.map(readRowColumn);
  const { verdict, reason } = list.state.filters;
  return (
    <>
      <ImportReasons providerImport={data} value={reason} onChange={(key) => list.filterBy({ reason: key })} />
      <div className={css.filter}>
        <Select
          label={intl.formatMessage({
            id: 'bo.import.show',
            defaultMessage: 'Show',
            description: 'Label of the field for which rows of a file are shown',
          })}
          value={verdict}
          onChange={(value) => list.filterBy({ verdict: value })}
          none={intl.formatMessage({
            id: 'bo.import.all',
            defaultMessage: 'All rows',
            description: 'Choice of a filter',
          })}
          groups={[
            {
              options: counts.map((one) => ({
                id: one.verdict,
                label: `${intl.formatMessage(verdictMessages[one.verdict])} (${intl.formatNumber(one.count)})`,
              })),
            },
          ]}
        />
      </div>
      <ListRows
        label={intl.formatMessage({
          id: 'bo.import.verdicts',
          defaultMessage: 'Results by row',
          description: 'Name of a table',
        })}
        list={list}
        columns={columns}
        totalCount={data.rows.totalCount}
        counted={importMessages.rows}
        empty={
          <NothingFound onShowAll={list.showAll}>
            <FormattedMessage
              id="bo.import.noRows"
              defaultMessage="No rows match this filter."
              description="In place of the rows of a file, when the filter leaves none"
            />
          </NothingFound>
        }
      >
        {data.rows.edges.map(({ node }) => (
          <ImportRow key={node.id} row={node} columns={rowColumns} isOpen={isOpen} />
        ))}
      </ListRows>
    </>
  );
}

/** Rows that can be mended have what does it in the last one. */
export function useImportColumns(isOpen: boolean): Column[] {
  const intl = useIntl();
  return [
    { id: 'line', label: intl.formatMessage(rowMessages.line), width: 'narrow', isNumber: true },
    { id: 'verdict', label: intl.formatMessage(rowMessages.verdict), width: 'short' },
    { id: 'businessName', label: intl.formatMessage(columnMessages.businessName), width: 'wide' },
    { id: 'messages', label: intl.formatMessage(rowMessages.messages), ...(isOpen && { width: 'wide' as const }) },
    ...(isOpen ? [{ id: 'actions', label: intl.formatMessage(rowMessages.actions) }] : []),
  ];
}
