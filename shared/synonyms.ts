/** The maximum number of other words of a service, and their length. */
export const SYNONYMS = { max: 500, minLength: 2, maxLength: 60 };
