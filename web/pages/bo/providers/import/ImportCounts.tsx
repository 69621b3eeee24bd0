import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportCounts_import$key } from '#web/__generated__/ImportCounts_import.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import css from './Import.module.css';
import { type Verdict, verdictMessages, verdictTones } from './importMessages.ts';

/** The number of rows by verdict, in a line. */
export function ImportCounts({ providerImport }: { providerImport: ImportCounts_import$key }) {
  const intl = useIntl();
  const counts = useCounts(providerImport);
  return (
    <ul className={css.counts}>
      {counts.map(({ verdict, count }) => (
        <li key={verdict}>
          <Chip tone={count === 0 ? 'plain' : verdictTones[verdict]}>
            {`${intl.formatMessage(verdictMessages[verdict])} · ${intl.formatNumber(count)}`}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** The number of rows of an import by verdict. */
export function useCounts(providerImport: ImportCounts_import$key): { verdict: Verdict; count: number }[] {
  const { createdCount, updatedCount, unchangedCount, duplicateCount, refusedCount } = useFragment(
    graphql`
      fragment ImportCounts_import on ProviderImport {
        createdCount
        updatedCount
        unchangedCount
        duplicateCount
        refusedCount
      }
    `,
    providerImport,
  );
  return [
    { verdict: 'CREATE', count: createdCount },
    { verdict: 'UPDATE', count: updatedCount },
    { verdict: 'UNCHANGED', count: unchangedCount },
    { verdict: 'DUPLICATE', count: duplicateCount },
    { verdict: 'REFUSED', count: refusedCount },
  ];
}
