import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { readSearch, type Search } from '#web/paths.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './FilterBar.module.css';

interface FilterChipProps {
  label: ReactNode;
  search: Search;
  /** Returns the address of the results with the filter, or without it if it is selected. */
  hrefIn: (search: Search) => string;
  isSelected: boolean;
  /** The number of results with this filter and no other of its group; null if unknown. */
  count?: number | null;
  countIsExact?: boolean;
  /** The icon of a selected filter; null for none. */
  icon?: IconName | null;
  onPress?: () => void;
}

export function FilterChip(props: FilterChipProps) {
  const { label, search, hrefIn, isSelected, count, countIsExact = true, icon = 'close', onPress } = props;
  const navigate = useNavigate();
  const href = hrefIn(search);
  // On a slow network the address is ahead of the displayed results: a filter pressed meanwhile is added to the
  // address.
  const follow = (event: MouseEvent) => {
    const latest = hrefIn({ ...readSearch(new URLSearchParams(location.search)), map: search.map });
    if (latest === href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(latest);
  };
  return (
    <Link
      className={css.chip}
      href={href}
      aria-current={isSelected || undefined}
      onClick={follow}
      {...(onPress && { onPress })}
    >
      <span>{label}</span>
      {count != null && (
        <span className={css.count}>
          <FormattedMessage
            id="results.filterCount"
            defaultMessage="{isExact, select, true {} other {≈ }}{count, number}"
            values={{ count, isExact: countIsExact }}
          />
        </span>
      )}
      {isSelected && icon && <Icon name={icon} size={14} />}
    </Link>
  );
}
