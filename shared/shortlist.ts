/** Providers on a shortlist. */
export const MOST_SHORTLISTED = 50;
