/** The maximum number of businesses in a request for a quote. */
export const MOST_ASKED = 5;
