import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';

export interface DrawnProps {
  /** Drawn, and not yet in the page: before anything measures itself or takes the focus. */
  onDrawn?: () => void;
  /** In the page, and not yet painted. */
  onShown?: () => void;
  children: ReactNode;
}

/** Tells how far the drawing of its content is. */
export function Drawn({ onDrawn, onShown, children }: DrawnProps) {
  useInsertionEffect(() => onDrawn?.(), [onDrawn]);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return children;
}
