import { useState } from 'react';
import { localStore } from '#web/browserStore.ts';

const key = 'bo-sidebar';

/** Whether the sidebar shows its words: as the person left it, else only where there is room. */
export function useSidebarOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
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
