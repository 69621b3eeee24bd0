import { FormattedMessage } from 'react-intl';
import type { Search } from '#web/paths.ts';
import { clearFiltersMessage } from './clearFiltersMessage.ts';
import { FilterChip } from './FilterChip.tsx';
import { countFilters, withoutFilters } from './narrowing.ts';

export function ClearFilters({ search }: { search: Search }) {
  if (countFilters(search) === 0) return null;
  return (
    <FilterChip
      label={<FormattedMessage {...clearFiltersMessage} />}
      search={search}
      hrefIn={withoutFilters}
      isSelected={false}
    />
  );
}
