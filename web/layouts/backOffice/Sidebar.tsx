import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { localStore } from '#web/browserStore.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import css from './BackOfficeLayout.module.css';
import { BottomBar } from './BottomBar.tsx';
import { sidebarEntries } from './backOfficeRoutes.tsx';
import { useCurrentEntry } from './handle.ts';
import { routeMessages } from './routeMessages.ts';
import { type EntriesProps, SidebarGroups } from './SidebarGroups.tsx';

const key = 'bo-sidebar';

/**
 * The parts of the back office: at the side as icons or with their names, on a narrow screen at the bottom.
 * `queueCount` is shown next to the moderation queue.
 */
export function Sidebar({ queueCount }: { queueCount: ReactNode }) {
  const intl = useIntl();
  const isSuperAdmin = useIsSuperAdmin();
  const isNarrow = useMediaQuery('(width < 60rem)', false);
  const entries = sidebarEntries.filter(({ forModerators }) => isSuperAdmin || forModerators);
  const parts = { entries, current: useCurrentEntry(entries), queueCount };
  const label = intl.formatMessage(routeMessages.backOffice);
  return isNarrow ? <BottomBar {...parts} aria-label={label} /> : <SideColumn {...parts} aria-label={label} />;
}

function SideColumn({ 'aria-label': label, ...parts }: EntriesProps & { 'aria-label': string }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useSidebarOpen();
  const toggle = isOpen
    ? intl.formatMessage({ id: 'bo.sidebar.collapse', defaultMessage: 'Collapse sidebar' })
    : intl.formatMessage({ id: 'bo.sidebar.expand', defaultMessage: 'Expand sidebar' });
  return (
    <nav className={css.sidebar} data-open={isOpen || undefined} aria-label={label}>
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
        <SidebarGroups {...parts} isOpen={isOpen} />
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
