/** So many businesses are asked for a quote at once. */
export const MOST_ASKED = 5;
