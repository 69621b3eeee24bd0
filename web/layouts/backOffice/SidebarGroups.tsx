import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import css from './BackOfficeLayout.module.css';
import { type SidebarEntry, sidebarGroups } from './handle.ts';

const groupMessages = defineMessages({
  directory: { id: 'bo.sidebar.directory', defaultMessage: 'Directory' },
  people: { id: 'page.people' },
  system: { id: 'bo.sidebar.system', defaultMessage: 'System' },
});

const groups = [undefined, ...sidebarGroups];

export interface EntriesProps {
  entries: readonly SidebarEntry[];
  current: SidebarEntry | undefined;
  queueCount: ReactNode;
}

/** Sorts entries into the order in which they are shown. */
export function inGroups(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return groups.flatMap((group) => entries.filter(({ handle }) => handle.group === group));
}

interface SidebarGroupsProps extends EntriesProps {
  /** Whether the sidebar shows labels. Otherwise it shows only icons, whose labels are in tooltips. */
  isOpen: boolean;
  onPress?: () => void;
}

/** Links to the parts of the back office, under their headings. */
export function SidebarGroups({ entries, isOpen, ...parts }: SidebarGroupsProps) {
  const intl = useIntl();
  return groups
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
            .map((entry) => (
              <li key={entry.href}>
                <Tooltip text={intl.formatMessage(entry.label)} isDisabled={isOpen}>
                  <EntryLink {...parts} entry={entry} />
                </Tooltip>
              </li>
            ))}
        </ul>
      </section>
    ));
}

interface EntryLinkProps extends Omit<EntriesProps, 'entries'> {
  entry: SidebarEntry;
  onPress?: (() => void) | undefined;
}

export function EntryLink({ entry, current, queueCount, onPress }: EntryLinkProps) {
  const { href, icon, label } = entry;
  return (
    <Link
      href={href}
      className={css.entry ?? ''}
      aria-current={href === current?.href ? 'page' : undefined}
      {...(onPress && { onPress })}
    >
      <Icon name={icon} />
      <span className={css.word}>
        <FormattedMessage {...label} />
      </span>
      {href === paths.boUnapproved() && <Suspense>{queueCount}</Suspense>}
    </Link>
  );
}
