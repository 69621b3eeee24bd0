import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useCounts_import$key } from '#web/__generated__/useCounts_import.graphql.ts';
import type { Verdict } from './importMessages.ts';

/** How many rows of an import have which verdict. */
export function useCounts(providerImport: useCounts_import$key): { verdict: Verdict; count: number }[] {
  const { createdCount, updatedCount, unchangedCount, duplicateCount, refusedCount } = useFragment(
    graphql`
      fragment useCounts_import on ProviderImport {
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
