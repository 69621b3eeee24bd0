import { TextField } from '#web/ui/TextField.tsx';
import { useTyped } from '../list/useTyped.ts';

interface DayFilterProps {
  label: string;
  /** As `2026-11-21`; empty for any. */
  value: string;
  onChoose: (day: string) => void;
}

/** While a year is typed the browser tells of the years 2, 20 and 202. */
const isWhole = (day: string) => day === '' || day >= '1900';

export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  const [typed, setTyped, ask] = useTyped(value, { idOf: (day) => day, onAsk: onChoose });
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (isWhole(day)) ask(day);
      }}
    />
  );
}
