import { orProgram, SIGNED_IN, STAFF } from '#server/graphql/access.ts';

/** All providers in any state, the queue, decisions, figures. */
export const mayReadProviders = STAFF;

/** Entering, changing and removing any provider. */
export const mayEditProviders = STAFF;

/** Deciding about providers and their pictures. */
export const mayModerate = STAFF;

/** The CSV files. */
export const mayExportProviders = STAFF;

/** The list of all approved ones. Each has its page for everybody. */
export const mayReadPublicProviders = orProgram(STAFF, 'providers:read');

/** The own businesses, in any state. */
export const mayReadOwnProviders = orProgram(SIGNED_IN, 'providers:read');

/** Sending in and correcting own businesses, which then wait for moderation. */
export const maySubmitProviders = orProgram(SIGNED_IN, 'providers:write');

/** Changing own businesses that are published. */
export const mayEditOwnProviders = SIGNED_IN;
