import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportRow_row$key } from '#web/__generated__/ImportRow_row.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { type Verdict, verdictMessages } from './importMessages.ts';
import { rowMessages } from './rowMessages.ts';

const tones = { CREATE: 'success', UPDATE: 'warning', UNCHANGED: 'plain', REFUSED: 'error' } as const;

export function ImportRow({ row }: { row: ImportRow_row$key }) {
  const intl = useIntl();
  const { line, verdict, businessName, messages, column, provider } = useFragment(
    graphql`
      fragment ImportRow_row on ProviderImportRow {
        line
        verdict
        businessName
        messages
        column
        provider {
          databaseId
        }
      }
    `,
    row,
  );
  const why = messages.join(' ');
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(rowMessages.line)} isNumber>
        {intl.formatNumber(line)}
      </TableCell>
      <TableCell label={intl.formatMessage(rowMessages.verdict)}>
        {verdict && (
          <Chip tone={tones[verdict as Verdict]}>{intl.formatMessage(verdictMessages[verdict as Verdict])}</Chip>
        )}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.businessName)}>
        {provider ? <RowLink href={paths.boProvider(provider.databaseId)}>{businessName}</RowLink> : businessName}
      </TableCell>
      <TableCell label={intl.formatMessage(rowMessages.messages)}>
        {why && (column ? `${column}: ${why}` : why)}
      </TableCell>
    </TableRow>
  );
}
