import { createContext } from 'react';

/** The element for the count and the buttons of a list: the bar above the list, with the title and the search. */
export const ToolbarSlot = createContext<HTMLElement | null>(null);
