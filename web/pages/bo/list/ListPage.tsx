import { type ReactNode, useMemo, useState } from 'react';
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
function ListActions() {
  const actions = useActions().filter(({ menuIcon }) => !menuIcon);
  return (
    <>
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
    </>
  );
}

export function ListPage({ title, search, action, views, children }: ListPageProps) {
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ count, tools }), [count, tools]);
  return (
    <div className={css.page} data-list>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.head}>
        <Text as="h1" size="xl">
          {title}
        </Text>
        <div ref={setCount} className={css.counted} />
        {search}
        <div className={css.actions}>
          {action}
          <ListActions />
          <div ref={setTools} className={css.tools} />
        </div>
      </div>
      {views && <div className={css.views}>{views}</div>}
      <ToolbarSlot value={slots}>{children}</ToolbarSlot>
    </div>
  );
}
