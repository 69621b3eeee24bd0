import { Icon } from '#web/ui/Icon.tsx';
import css from './ViewChips.module.css';

interface ChipSelectProps {
  /** The name of the filter, shown while nothing is chosen. */
  label: string;
  /** The id of an option; empty for all. */
  value: string;
  options: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** A filter of a list in the shape of a chip: the browser's own select. */
export function ChipSelect({ label, value, options, onChange }: ChipSelectProps) {
  return (
    <span className={css.choice}>
      <select
        className={css.select}
        aria-label={label}
        aria-current={value ? 'true' : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{label}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={16} />
    </span>
  );
}
