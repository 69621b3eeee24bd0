import { createContext } from 'react';

/** The columns of a table that are not shown, as their cells know them: by label. */
export const HiddenLabels = createContext<readonly string[]>([]);
