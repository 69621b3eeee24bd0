import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './Sidebar.module.css';
import { currentEntry, sidebarEntries } from './sidebarEntries.ts';
import { sidebarMessages } from './sidebarMessages.ts';
import { useSidebarOpen } from './useSidebarOpen.ts';

/** The parts of the back office: as icons, or with their words. `queueCount` is shown beside the moderation queue. */
export function Sidebar({ queueCount }: { queueCount: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useSidebarOpen();
  const current = currentEntry(pathname);
  return (
    <nav
      className={css.sidebar}
      data-open={isOpen || undefined}
      aria-label={intl.formatMessage(sidebarMessages.backOffice)}
    >
      <div className={css.inner}>
        <div className={css.toggle}>
          <Button
            variant="quiet"
            size="icon"
            aria-label={intl.formatMessage({
              id: 'bo.sidebar',
              defaultMessage: 'Names in the sidebar',
              description: 'Name of the button that shows or hides the words beside the icons; it is pressed or not',
            })}
            aria-pressed={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            <Icon name="sidebar" />
          </Button>
        </div>
        <ul className={css.list}>
          {sidebarEntries.map(({ href, icon, message }) => (
            <li key={href}>
              <Link
                to={href}
                className={css.entry}
                aria-current={href === current ? 'page' : undefined}
                title={isOpen ? undefined : intl.formatMessage(message)}
              >
                <Icon name={icon} />
                <span className={css.word}>
                  <FormattedMessage {...message} />
                </span>
                {href === paths.boUnapproved() && <Suspense>{queueCount}</Suspense>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
