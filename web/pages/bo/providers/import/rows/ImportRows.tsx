import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportRows_import$data, ImportRows_import$key } from '#web/__generated__/ImportRows_import.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import type { ListColumn } from '#web/pages/bo/list/columns.ts';
import { ListTable } from '#web/pages/bo/list/ListTable.tsx';
import { NothingFound } from '#web/pages/bo/list/NothingFound.tsx';
import { useList } from '#web/pages/bo/list/useList.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Select } from '#web/ui/Select.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import css from '../Import.module.css';
import { useCounts } from '../ImportCounts.tsx';
import { importRowList } from '../importLoader.ts';
import { importMessages, type Verdict, verdictMessages, verdictTones } from '../importMessages.ts';
import { type RowColumn, readRowColumn } from './cellsInOrder.ts';
import { ImportReasons } from './ImportReasons.tsx';
import { RowActions, RowProblems } from './ImportRow.tsx';
import { rowMessages } from './rowMessages.ts';

interface ImportRowsProps {
  providerImport: ImportRows_import$key;
  /** Whether rows can be corrected. */
  isOpen: boolean;
}

/** The result of each row of a file, or of the rows with one verdict or problem. */
export function ImportRows({ providerImport, isOpen }: ImportRowsProps) {
  const intl = useIntl();
  const list = useList(importRowList);
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
              databaseId
              line
              verdict
              businessName
              problems {
                # Only how many: RowProblems shows them.
                # eslint-disable-next-line relay/unused-fields
                text
              }
              provider {
                databaseId
              }
              ...ImportRow_problems
              ...ImportRow_actions
            }
          }
        }
      }
    `,
    providerImport,
  );
  const counts = useCounts(data);
  const { totalCount, edges } = data.rows;
  const { verdict, reason } = list.state.filters;
  return (
    <>
      <ImportReasons providerImport={data} value={reason} onChange={(key) => list.filterBy({ reason: key })} />
      <div className={css.filter}>
        <Select
          label={intl.formatMessage({ id: 'bo.import.show', defaultMessage: 'Show' })}
          value={verdict}
          onChange={(value) => list.filterBy({ verdict: value })}
          none={intl.formatMessage({ id: 'bo.import.all', defaultMessage: 'All rows' })}
          groups={[
            {
              options: counts.map((item) => ({
                id: item.verdict,
                label: `${intl.formatMessage(verdictMessages[item.verdict])} (${intl.formatNumber(item.count)})`,
              })),
            },
          ]}
        />
      </div>
      <ListTable
        label={intl.formatMessage({ id: 'bo.import.verdicts', defaultMessage: 'Results by row' })}
        list={list}
        columns={importColumns(isOpen, data.columns.map(readRowColumn))}
        page={{ totalCount, edges }}
        counted={importMessages.rows}
        empty={
          <NothingFound onShowAll={list.showAll}>
            <FormattedMessage id="bo.import.noRows" defaultMessage="No rows match this filter." />
          </NothingFound>
        }
      />
    </>
  );
}

type Row = ImportRows_import$data['rows']['edges'][number];

/** The columns of rows. If rows can be corrected, the last column has the button for it. */
export function importColumns(isOpen: boolean, cells: readonly RowColumn[] = []): ListColumn<Row>[] {
  return [
    {
      id: 'line',
      label: rowMessages.line,
      width: 'narrow',
      isNumber: true,
      cell: ({ node }, { intl }) => intl.formatNumber(node.line),
    },
    {
      id: 'verdict',
      label: rowMessages.verdict,
      width: 'short',
      card: 'first',
      cell: ({ node }, { intl }) => {
        const verdict = node.verdict as Verdict | null | undefined;
        return verdict && <Chip tone={verdictTones[verdict]}>{intl.formatMessage(verdictMessages[verdict])}</Chip>;
      },
    },
    {
      id: 'businessName',
      label: columnMessages.businessName,
      width: 'wide',
      isName: true,
      cell: ({ node: { provider, businessName } }) =>
        provider ? <RowLink href={paths.boProvider(provider.databaseId)}>{businessName}</RowLink> : businessName,
    },
    {
      id: 'messages',
      label: rowMessages.messages,
      card: 'plain',
      cell: ({ node }) => node.problems.length > 0 && <RowProblems row={node} />,
    },
    ...(isOpen
      ? [
          {
            id: 'actions',
            label: rowMessages.actions,
            width: 'names' as const,
            card: 'plain' as const,
            cell: ({ node }: Row) => node.verdict && <RowActions row={node} columns={cells} />,
          },
        ]
      : []),
  ];
}
