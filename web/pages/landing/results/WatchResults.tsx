import { FormattedMessage } from 'react-intl';
import { paths, type Search, searchLine } from '#web/paths.ts';
import type { ButtonVariant } from '#web/ui/Button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { WatchButton } from '#web/watches/WatchButton.tsx';

interface WatchResultsProps {
  search: Search;
  justify?: 'center';
  variant?: ButtonVariant;
}

/** A button that offers to email new results. */
export function WatchResults({ search, justify, variant = 'outline' }: WatchResultsProps) {
  // without scripts there is no dialog
  if (!useHydrated()) return null;
  return (
    <Stack gap={2} justify={justify ?? 'start'} data-screen>
      <Text size="sm" tone="soft">
        <FormattedMessage id="results.watch" defaultMessage="We email you when a new carrier matches this search." />
      </Text>
      <WatchButton
        variant={variant}
        title={searchLine(search)}
        subject={{ search: paths.search({ ...search, map: undefined }) }}
      />
    </Stack>
  );
}
