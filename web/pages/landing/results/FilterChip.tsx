import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#web/ui/Icon.tsx';
import css from './FilterBar.module.css';

interface FilterChipProps {
  label: ReactNode;
  /** The results with the filter, or without it when it is selected. */
  href: string;
  isSelected: boolean;
  /** How many results there would be; null where that is not known. */
  count?: number | null;
  countIsExact?: boolean;
  onPress?: () => void;
}

export function FilterChip({ label, href, isSelected, count, countIsExact = true, onPress }: FilterChipProps) {
  return (
    <Link
      className={css.chip}
      href={href}
      aria-current={isSelected || undefined}
      routerOptions={{ preventScrollReset: true }}
      {...(onPress && { onPress })}
    >
      <span>{label}</span>
      {count != null && (
        <span className={css.count}>
          <FormattedMessage
            id="results.filterCount"
            defaultMessage="{isExact, select, true {} other {≈ }}{count, number}"
            description="How many results a filter has, in a chip; an estimate with a sign for about"
            values={{ count, isExact: countIsExact }}
          />
        </span>
      )}
      {isSelected && <Icon name={count === undefined ? 'check' : 'close'} size={14} />}
    </Link>
  );
}
