import { FormattedMessage } from 'react-intl';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './BottomBar.module.css';
import { type EntriesProps, EntryLink, inGroups, SidebarGroups } from './SidebarGroups.tsx';

/** The parts of the back office, at the bottom of a narrow screen: the most used ones, and "More" for the others. */
export function BottomBar({ 'aria-label': label, entries, ...parts }: EntriesProps & { 'aria-label': string }) {
  const others = entries.filter(({ handle }) => !handle.isInBar);
  // a single other entry replaces "More"
  const hasMore = others.length > 1;
  const shown = inGroups(entries).filter(({ handle }) => !hasMore || handle.isInBar);
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.parts}>
        {shown.map((entry) => (
          <li key={entry.href} className={css.part}>
            <EntryLink {...parts} entry={entry} />
          </li>
        ))}
        {hasMore && (
          <li className={css.part} data-current={others.some(({ href }) => href === parts.current?.href) || undefined}>
            <Disclosure
              isSheet
              trigger={() => (
                <>
                  <Icon name="more" />
                  <FormattedMessage id="bo.more" />
                </>
              )}
            >
              {(close) => <SidebarGroups {...parts} entries={others} isOpen onPress={close} />}
            </Disclosure>
          </li>
        )}
      </ul>
    </nav>
  );
}
