/** The maximum number of rows. More rows would take minutes and be too many to review; larger files can be split. */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 300;
/** The maximum number of title lines above the header. */
export const ROWS_ABOVE = 30;
