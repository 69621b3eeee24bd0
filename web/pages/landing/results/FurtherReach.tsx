import { FormattedMessage } from 'react-intl';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { type FilterBarProps, WithFilters } from './FilterBarQuery.tsx';

/** A link at the end of the results, with the number of further results at a larger distance. */
export function FurtherReach({ search, reference, onAsk }: FilterBarProps & { onAsk: () => void }) {
  const isHydrated = useHydrated();
  return (
    <WithFilters reference={isHydrated ? reference : null} fallback={null}>
      {({ groups }) => {
        const distances = groups.find(({ id }) => id === 'distance')?.filters ?? [];
        const reach = distances.findIndex(({ isSelected }) => isSelected);
        const found = distances[reach]?.count;
        if (!found) return null;
        const further = distances.find(
          ({ key, count }, nth) => nth > reach && !key.endsWith('country') && count! > found,
        );
        if (!further) return null;
        return (
          <Stack justify="center">
            <LinkButton variant="outline" href={further.hrefIn(search)} onPress={onAsk}>
              <FormattedMessage
                id="results.further"
                defaultMessage="{count, plural, one {# more} other {# more}} within {reach}"
                values={{ count: further.count! - found, reach: further.label }}
              />
            </LinkButton>
          </Stack>
        );
      }}
    </WithFilters>
  );
}
