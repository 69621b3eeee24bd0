import { Icon } from '#web/ui/Icon.tsx';
import css from './ViewChips.module.css';

interface ChipSelectProps {
  /** The name of the filter, shown if no option is selected. */
  label: string;
  /** The id of the selected option; empty for all. */
  value: string;
  options: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** A filter of a list in the shape of a chip, with the browser's own select element. */
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
