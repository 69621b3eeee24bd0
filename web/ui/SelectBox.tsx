import css from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  /** `some`: only a part of the rows is selected. */
  state: 'none' | 'some' | 'all';
  /**
   * Called after a press; with Shift, `isRange` is true, which means all rows from the previously pressed one to this
   * one.
   */
  onChange: (isSelected: boolean, isRange: boolean) => void;
  isDisabled?: boolean;
}

/** The checkbox of a row of a table, or of all its rows, as large as fingers need. */
export function SelectBox({ label, state, onChange, isDisabled }: SelectBoxProps) {
  return (
    // Otherwise the browser would select the text in between when Shift is pressed.
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
