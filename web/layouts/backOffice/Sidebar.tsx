import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { localStore } from '#web/browserStore.ts';
import { paths } from '#web/paths.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import css from './BackOfficeLayout.module.css';
import { sidebarEntries } from './backOfficeRoutes.tsx';
import { sidebarGroups, useCurrentEntry } from './handle.ts';
import { routeMessages } from './routeMessages.ts';

const key = 'bo-sidebar';

const groupMessages = defineMessages({
  directory: { id: 'bo.sidebar.directory', defaultMessage: 'Directory' },
  people: { id: 'page.people' },
  system: { id: 'bo.sidebar.system', defaultMessage: 'System' },
});

/** The parts of the back office: as icons, or with their names. `queueCount` is shown next to the moderation queue. */
export function Sidebar({ queueCount }: { queueCount: ReactNode }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useSidebarOpen();
  const isSuperAdmin = useIsSuperAdmin();
  const entries = sidebarEntries.filter(({ forModerators }) => isSuperAdmin || forModerators);
  const current = useCurrentEntry(entries);
  const toggle = isOpen
    ? intl.formatMessage({ id: 'bo.sidebar.collapse', defaultMessage: 'Collapse sidebar' })
    : intl.formatMessage({ id: 'bo.sidebar.expand', defaultMessage: 'Expand sidebar' });
  return (
    <nav
      className={css.sidebar}
      data-open={isOpen || undefined}
      aria-label={intl.formatMessage(routeMessages.backOffice)}
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
        {[undefined, ...sidebarGroups]
          .filter((group) => entries.some(({ handle }) => handle.group === group))
          .map((group) => (
            <section key={group ?? ''} className={css.group}>
              {group && (
                <h2 className={css.word}>
                  <FormattedMessage {...groupMessages[group]} />
                </h2>
              )}
              <ul className={css.list}>
                {entries
                  .filter(({ handle }) => handle.group === group)
                  .map(({ href, icon, label }) => (
                    <li key={href}>
                      <Tooltip text={intl.formatMessage(label)} isDisabled={isOpen}>
                        <Link
                          href={href}
                          className={css.entry ?? ''}
                          aria-current={href === current?.href ? 'page' : undefined}
                        >
                          <Icon name={icon} />
                          <span className={css.word}>
                            <FormattedMessage {...label} />
                          </span>
                          {href === paths.boUnapproved() && <Suspense>{queueCount}</Suspense>}
                        </Link>
                      </Tooltip>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
      </div>
    </nav>
  );
}

/** Whether the sidebar shows its labels: as last chosen by the user, otherwise if there is room. */
function useSidebarOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => {
    const kept = localStore.get(key);
    return kept === null ? window.matchMedia('(width >= 64rem)').matches : kept === 'open';
  });
  return [
    isOpen,
    (open) => {
      localStore.set(key, open ? 'open' : 'closed');
      setOpen(open);
    },
  ];
}
