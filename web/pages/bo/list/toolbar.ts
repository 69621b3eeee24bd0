import { createContext } from 'react';

/** Where a list puts its count and its buttons: in the one bar above it, beside the title and the search. */
export const ToolbarSlot = createContext<HTMLElement | null>(null);
