import css from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  /** `some`: part of the rows is selected. */
  state: 'none' | 'some' | 'all';
  /** With Shift, the range from the previous row to this one is selected. */
  onChange: (isSelected: boolean, isRange: boolean) => void;
  isDisabled?: boolean;
}

/** The checkbox of a row of a table, or of all its rows: as large as fingers need. */
export function SelectBox({ label, state, onChange, isDisabled }: SelectBoxProps) {
  return (
    // Shift would select the text in between.
    <label className={css.select} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        className={css.box}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        checked={state === 'all'}
        disabled={isDisabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, (nativeEvent as MouseEvent).shiftKey === true)
        }
      />
      <span className={css.text}>{label}</span>
    </label>
  );
}
