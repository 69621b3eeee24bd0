import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Icon, type IconName } from './Icon.tsx';
import css from './MenuList.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon: IconName;
  /** The address of a link; without one the entry has an action. */
  href?: string;
  onAction?: () => void;
}

export interface MenuListProps {
  'aria-label': string;
  items: readonly MenuEntry[];
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function MenuList({ items, trigger, isOpen, onOpenChange, 'aria-label': label }: MenuListProps) {
  return (
    <Popover
      className={css.popover ?? ''}
      aria-label={label}
      triggerRef={trigger}
      placement="bottom end"
      offset={6}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Menu
        className={css.menu ?? ''}
        aria-label={label}
        items={items}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
      >
        {({ id, label: text, icon, href, onAction }) => (
          <MenuItem
            id={id}
            className={css.item ?? ''}
            textValue={text}
            {...(href && { href })}
            {...(onAction && { onAction })}
          >
            <Icon name={icon} />
            {text}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
