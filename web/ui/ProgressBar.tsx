import css from './ProgressBar.module.css';

interface ProgressBarProps {
  'aria-label': string;
  /** The progress, from 0 to 1. */
  value: number;
}

export function ProgressBar({ value, 'aria-label': label }: ProgressBarProps) {
  return <progress className={css.bar} aria-label={label} max={1} value={value} />;
}
