import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import css from './Notice.module.css';

const icons: Record<NoticeType, IconName> = { info: 'mail', warning: 'alert', success: 'check' };

type NoticeType = 'info' | 'warning' | 'success';

/** A message that stays on the page. */
export function Notice({ type, children }: { type: NoticeType; children: ReactNode }) {
  return (
    <div className={css.notice} data-type={type}>
      <Icon name={icons[type]} />
      <div className={css.content}>{children}</div>
    </div>
  );
}
