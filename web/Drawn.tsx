import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react';

export interface DrawnProps {
  /** Drawn, and not yet in the page: before anything measures itself or takes the focus. */
  onDrawn?: () => void;
  /** In the page, and not yet painted. */
  onShown?: () => void;
  children: ReactNode;
}

/** Tells, once, how far the drawing of its content is. */
export function Drawn({ onDrawn, onShown, children }: DrawnProps) {
  const told = useRef(new Set<(() => void) | undefined>());
  const tell = (what: (() => void) | undefined) => {
    if (told.current.has(what)) return;
    told.current.add(what);
    what?.();
  };
  useInsertionEffect(() => tell(onDrawn));
  useLayoutEffect(() => tell(onShown));
  return children;
}
