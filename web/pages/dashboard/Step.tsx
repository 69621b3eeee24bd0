import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from './Step.module.css';

interface StepProps {
  href: string;
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

/** A card that is one link. */
export function Step({ href, icon, title, text }: StepProps) {
  return (
    <li>
      <Card>
        <div className={css.step}>
          <span className={css.icon}>
            <Icon name={icon} size={24} />
          </span>
          <div>
            <h2 className={css.title}>
              <Link href={href}>{title}</Link>
            </h2>
            <p className={css.text}>{text}</p>
          </div>
        </div>
      </Card>
    </li>
  );
}
