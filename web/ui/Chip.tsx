import type { ReactNode } from 'react';
import css from './Chip.module.css';

interface ChipProps {
  tone?: 'plain' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

export function Chip({ tone = 'plain', children }: ChipProps) {
  return (
    <span className={css.chip} data-tone={tone}>
      {children}
    </span>
  );
}
