import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import css from './Sidebar.module.css';
import { currentEntry, sidebarEntries } from './sidebarEntries.ts';
import { sidebarMessages } from './sidebarMessages.ts';
import { useSidebarOpen } from './useSidebarOpen.ts';

/** The parts of the back office: as icons, or with their words. `queueCount` is shown beside the moderation queue. */
export function Sidebar({ queueCount }: { queueCount: ReactNode }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useSidebarOpen();
  const current = currentEntry(pathname, search);
  const toggle = isOpen
    ? intl.formatMessage({
        id: 'bo.sidebar.collapse',
        defaultMessage: 'Collapse sidebar',
        description: 'Name of the button that leaves only the icons of the sidebar',
      })
    : intl.formatMessage({
        id: 'bo.sidebar.expand',
        defaultMessage: 'Expand sidebar',
        description: 'Name of the button that shows the words beside the icons of the sidebar',
      });
  return (
    <nav
      className={css.sidebar}
      data-open={isOpen || undefined}
      aria-label={intl.formatMessage(sidebarMessages.backOffice)}
    >
      <div className={css.inner}>
        <div className={css.toggle}>
          <Tooltip text={toggle}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={toggle}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              <Icon name="sidebar" />
            </Button>
          </Tooltip>
        </div>
        <ul className={css.list}>
          {sidebarEntries.map(({ href, icon, message }) => (
            <li key={href}>
              <Tooltip text={intl.formatMessage(message)} isDisabled={isOpen}>
                <Link href={href} className={css.entry ?? ''} aria-current={href === current ? 'page' : undefined}>
                  <Icon name={icon} />
                  <span className={css.word}>
                    <FormattedMessage {...message} />
                  </span>
                  {href === paths.boUnapproved() && <Suspense>{queueCount}</Suspense>}
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
