import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActions } from '#web/layouts/backOffice/handle.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './ListPage.module.css';
import { ToolbarSlot } from './toolbar.ts';

interface ListPageProps {
  title: string;
  /** The search field, next to the title. */
  search?: ReactNode;
  /** The button that creates an item, unless the route has a link for it. */
  action?: ReactNode;
  /** Links to parts of the list, below the bar. */
  views?: ReactNode;
  children: ReactNode;
}

/** Links to the page that creates an item of the list, and to related pages. */
function ListActions({ children }: { children: ReactNode }) {
  const actions = useActions().filter(({ menuIcon }) => !menuIcon);
  if (actions.length === 0 && !children) return null;
  return (
    <div className={css.actions}>
      {children}
      {actions.map(({ href, name, creates }) => (
        <div key={href} data-creates={creates || undefined}>
          <LinkButton href={href} variant={creates ? 'primary' : 'outline'}>
            {creates && <Icon name="plus" />}
            <span>
              <FormattedMessage {...name} />
            </span>
          </LinkButton>
        </div>
      ))}
    </div>
  );
}

export function ListPage({ title, search, action, views, children }: ListPageProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.head}>
        <Text as="h1" size="xl">
          {title}
        </Text>
        {search}
        <ListActions>{action}</ListActions>
      </div>
      <div className={css.second}>
        {views && <div className={css.views}>{views}</div>}
        <div ref={setSlot} className={css.tools} />
      </div>
      <ToolbarSlot value={slot}>{children}</ToolbarSlot>
    </div>
  );
}
