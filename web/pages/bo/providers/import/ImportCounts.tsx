import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportCounts_import$key } from '#web/__generated__/ImportCounts_import.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import css from './Import.module.css';
import { verdictMessages, verdictTones } from './importMessages.ts';
import { useCounts } from './useCounts.ts';

/** How many rows have which verdict, in a line. */
export function ImportCounts({ providerImport }: { providerImport: ImportCounts_import$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ImportCounts_import on ProviderImport {
        ...useCounts_import
      }
    `,
    providerImport,
  );
  return (
    <ul className={css.counts}>
      {useCounts(data).map(({ verdict, count }) => (
        <li key={verdict}>
          <Chip tone={count === 0 ? 'plain' : verdictTones[verdict]}>
            {`${intl.formatMessage(verdictMessages[verdict])} · ${intl.formatNumber(count)}`}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
