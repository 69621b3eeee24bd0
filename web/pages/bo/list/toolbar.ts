import { createContext } from 'react';

interface Toolbar {
  count: HTMLElement | null;
  tools: HTMLElement | null;
}

/** The places of a list's count, after the title, and of its buttons, at the end of the bar above it. */
export const ToolbarSlot = createContext<Toolbar>({ count: null, tools: null });
