import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { MenuEntry, MenuListProps } from './MenuList.tsx';

let List: ComponentType<MenuListProps> | undefined;

interface MenuButtonProps {
  'aria-label': string;
  items: readonly MenuEntry[];
  children: ReactNode;
}

/** A button with a menu, whose code is loaded when the visitor first approaches the button. */
export function MenuButton({ items, children, 'aria-label': label }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [, setLoaded] = useState(List !== undefined);

  const load = () => {
    if (List) return;
    import('./MenuList.tsx').then(
      (chunk) => {
        List = chunk.MenuList;
        setLoaded(true);
      },
      // After a failure the next touch tries again.
      () => setOpen(false),
    );
  };
  const open = () => {
    load();
    setOpen(true);
  };

  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        size="icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen && List !== undefined}
        onHoverStart={load}
        onFocus={load}
        onPressStart={load}
        onPress={open}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        }}
      >
        {children}
      </Button>
      {List && <List aria-label={label} items={items} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
