import type { RefObject } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import css from './AsyncComboBox.module.css';
import type { ComboBoxItem } from './AsyncComboBox.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface SuggestionListProps {
  /** The field to which the list belongs. */
  field: RefObject<HTMLElement | null>;
  isOneLine: boolean;
  icon: IconName | undefined;
  /** Whether the items belong to a previous text. */
  isStale: boolean;
  /** The message shown without items. */
  message: string;
}

/** The height of three suggestions, in pixels. With more room the list opens below its field, where users expect it. */
const ENOUGH = 190;

function roomBelow(field: HTMLElement | null): number {
  return field ? (visualViewport?.height ?? innerHeight) - field.getBoundingClientRect().bottom : 0;
}

/** The list of suggestions of the surrounding combobox. */
export function SuggestionList({ field, isOneLine, icon, isStale, message }: SuggestionListProps) {
  return (
    // The distance to the edge is at least the page's scroll padding: otherwise moving to an option would scroll the
    // page, and scrolling closes the list.
    <Popover
      className={css.popover ?? ''}
      offset={6}
      containerPadding={24}
      maxHeight={400}
      shouldFlip={roomBelow(field.current) < ENOUGH}
    >
      <ListBox<ComboBoxItem>
        className={css.list ?? ''}
        data-stale={isStale || undefined}
        data-one-line={isOneLine || undefined}
        renderEmptyState={() => <div className={css.message}>{message}</div>}
      >
        {({ id, label, detail, icon: own = icon }) => (
          <ListBoxItem id={id} textValue={label} className={css.item ?? ''}>
            {own && (
              <span className={css.kind}>
                <Icon name={own} />
              </span>
            )}
            <span className={css.words}>
              <span className={css.text}>{label}</span>
              {detail && <span className={css.detail}>{detail}</span>}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
