import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportRow_row$key } from '#web/__generated__/ImportRow_row.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { type Verdict, verdictMessages, verdictTones } from '../importMessages.ts';
import type { RowColumn } from './cellsInOrder.ts';
import { RowActions } from './RowActions.tsx';
import { RowProblems } from './RowProblems.tsx';
import { rowMessages } from './rowMessages.ts';

interface ImportRowProps {
  row: ImportRow_row$key;
  columns: readonly RowColumn[];
  /** It can be mended. */
  isOpen: boolean;
}

export function ImportRow({ row, columns, isOpen }: ImportRowProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ImportRow_row on ProviderImportRow {
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
        ...RowProblems_row
        ...RowActions_row
      }
    `,
    row,
  );
  const { line, businessName, problems, provider } = data;
  const verdict = data.verdict as Verdict | null | undefined;
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(rowMessages.line)} isNumber>
        {intl.formatNumber(line)}
      </TableCell>
      <TableCell label={intl.formatMessage(rowMessages.verdict)}>
        {verdict && <Chip tone={verdictTones[verdict]}>{intl.formatMessage(verdictMessages[verdict])}</Chip>}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.businessName)}>
        {provider ? <RowLink href={paths.boProvider(provider.databaseId)}>{businessName}</RowLink> : businessName}
      </TableCell>
      <TableCell label={intl.formatMessage(rowMessages.messages)}>
        {problems.length > 0 ? <RowProblems row={data} /> : null}
      </TableCell>
      {isOpen && (
        <TableCell label={intl.formatMessage(rowMessages.actions)}>
          {verdict && <RowActions row={data} columns={columns} />}
        </TableCell>
      )}
    </TableRow>
  );
}
