import { createContext } from 'react';

/** The place for the count and the buttons of a list: in the single bar above it, next to the title and the search. */
export const ToolbarSlot = createContext<HTMLElement | null>(null);
