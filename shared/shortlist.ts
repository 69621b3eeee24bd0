/** The maximum number of providers on a shortlist. */
export const MOST_SHORTLISTED = 50;
