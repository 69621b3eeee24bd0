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
  /** The results with the filter, or without it when it is selected. */
  hrefIn: (search: Search) => string;
  isSelected: boolean;
  /** The number of results with it instead of the others of its filter; null when unknown. */
  count?: number | null;
  countIsExact?: boolean;
  /** While it is selected; null for none. */
  icon?: IconName | null;
  onPress?: () => void;
}

export function FilterChip(props: FilterChipProps) {
  const { label, search, hrefIn, isSelected, count, countIsExact = true, icon = 'close', onPress } = props;
  const navigate = useNavigate();
  const href = hrefIn(search);
  // On a slow network the address is ahead of the displayed results: a filter clicked meanwhile is added to it.
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
