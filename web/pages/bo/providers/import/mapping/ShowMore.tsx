import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Mapping.module.css';

interface ShowMoreProps {
  label: ReactNode;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button, and below it the part that it shows and hides. */
export function ShowMore({ label, isOpen, onChange, children }: ShowMoreProps) {
  const id = useId();
  return (
    <div className={css.more}>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onPress={() => onChange(!isOpen)}>
          {label}
          <span className={css.chevron} data-open={isOpen || undefined}>
            <Icon name="chevron" size={18} />
          </span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
