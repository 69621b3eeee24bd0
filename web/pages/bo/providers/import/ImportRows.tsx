import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportRows_import$key } from '#web/__generated__/ImportRows_import.graphql.ts';
import { ListRows } from '#web/pages/bo/list/ListRows.tsx';
import { useList } from '#web/pages/bo/list/useList.ts';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { Select } from '#web/ui/Select.tsx';
import css from './Import.module.css';
import { ImportRow } from './ImportRow.tsx';
import { importFilters, pageSize } from './importFields.ts';
import { importMessages, type Verdict, verdictMessages } from './importMessages.ts';
import { useImportColumns } from './useImportColumns.ts';

/** What becomes of each row of a file, or of those with one verdict. */
export function ImportRows({ providerImport }: { providerImport: ImportRows_import$key }) {
  const intl = useIntl();
  const list = useList([], importFilters);
  const columns = useImportColumns();
  const { rows, createdCount, updatedCount, unchangedCount, refusedCount } = useFragment(
    graphql`
      fragment ImportRows_import on ProviderImport
      @argumentDefinitions(verdict: { type: "ProviderImportVerdict" }, offset: { type: "Int!" }) {
        createdCount
        updatedCount
        unchangedCount
        refusedCount
        rows(first: 100, offset: $offset, verdict: $verdict) {
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
  const counts = { CREATE: createdCount, UPDATE: updatedCount, UNCHANGED: unchangedCount, REFUSED: refusedCount };
  const title = intl.formatMessage({
    id: 'bo.import.verdicts',
    defaultMessage: 'What becomes of the rows',
    description: 'Name of a table',
  });
  return (
    <>
      <div className={css.filter}>
        <Select
          label={intl.formatMessage({
            id: 'bo.import.show',
            defaultMessage: 'Show',
            description: 'Label of the field for which rows of a file are shown',
          })}
          value={list.state.filters.verdict}
          onChange={(verdict) => list.filterBy({ verdict })}
          none={intl.formatMessage({
            id: 'bo.import.all',
            defaultMessage: 'All rows',
            description: 'Choice of a filter',
          })}
          groups={[
            {
              options: (Object.keys(counts) as Verdict[]).map((id) => ({
                id,
                label: `${intl.formatMessage(verdictMessages[id])} (${intl.formatNumber(counts[id])})`,
              })),
            },
          ]}
        />
      </div>
      <ListRows
        label={title}
        list={list}
        columns={columns}
        totalCount={rows.totalCount}
        pageSize={pageSize}
        counted={importMessages.rows}
        empty={
          <MessageCard>
            <p>
              <FormattedMessage
                id="bo.import.noRows"
                defaultMessage="No row is like that."
                description="In place of the rows of a file, when the filter leaves none"
              />
            </p>
          </MessageCard>
        }
      >
        {rows.edges.map(({ node }) => (
          <ImportRow key={node.id} row={node} />
        ))}
      </ListRows>
    </>
  );
}
