/** How many other words a service may have, and how long one may be. */
export const SYNONYMS = { max: 250, minLength: 2, maxLength: 60 };
