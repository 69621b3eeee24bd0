import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportCounts_import$key } from '#web/__generated__/ImportCounts_import.graphql.ts';
import { Figures } from '#web/layouts/Figures.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import css from './Import.module.css';
import { type Verdict, verdictMessages, verdictTones } from './importMessages.ts';

/** The numbers of rows by verdict, without zeros. */
export function ImportCounts({ providerImport }: { providerImport: ImportCounts_import$key }) {
  const intl = useIntl();
  const counts = useCounts(providerImport).filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <div className={css.counts}>
      <Figures
        figures={counts.map(({ verdict, count }) => ({
          label: <Chip tone={verdictTones[verdict]}>{intl.formatMessage(verdictMessages[verdict])}</Chip>,
          value: count,
        }))}
      />
    </div>
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
