import type { ReactNode } from 'react';
import css from './SecurityItem.module.css';

interface SecurityItemProps {
  name: ReactNode;
  facts: ReactNode;
  action?: ReactNode;
}

/** A second factor or a session in a list. */
export function SecurityItem({ name, facts, action }: SecurityItemProps) {
  return (
    <li className={css.item}>
      <div className={css.about}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.facts}>{facts}</p>
      </div>
      {action}
    </li>
  );
}
