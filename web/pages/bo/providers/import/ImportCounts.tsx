import { useIntl } from 'react-intl';
import type { useCounts_import$key } from '#web/__generated__/useCounts_import.graphql.ts';
import { Chip } from '#web/ui/Chip.tsx';
import css from './Import.module.css';
import { verdictMessages, verdictTones } from './importMessages.ts';
import { useCounts } from './useCounts.ts';

/** How many rows have which verdict, in a line. */
export function ImportCounts({ providerImport }: { providerImport: useCounts_import$key }) {
  const intl = useIntl();
  return (
    <ul className={css.counts}>
      {useCounts(providerImport).map(({ verdict, count }) => (
        <li key={verdict}>
          <Chip tone={count === 0 ? 'plain' : verdictTones[verdict]}>
            {`${intl.formatMessage(verdictMessages[verdict])} · ${intl.formatNumber(count)}`}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
