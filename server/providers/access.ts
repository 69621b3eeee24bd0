import { orProgram, SIGNED_IN, STAFF, STAFF_NOW } from '#server/graphql/access.ts';

/** All providers in any state, the queue, decisions, figures. */
export const mayReadProviders = STAFF;

/** Entering and changing any provider. */
export const mayEditProviders = STAFF;

export const mayDeleteProviders = STAFF_NOW;

/** Deciding about providers and their pictures. */
export const mayModerate = STAFF;

/** Deciding about many providers at once. */
export const mayModerateMany = STAFF_NOW;

/** The CSV files. */
export const mayExportProviders = STAFF_NOW;

/** The list of all approved ones. Each has its page for everybody. */
export const mayReadPublicProviders = orProgram(STAFF, 'providers:read');

/** The own businesses, in any state. */
export const mayReadOwnProviders = orProgram(SIGNED_IN, 'providers:read');

/** Sending in and correcting own businesses, which then wait for moderation. */
export const maySubmitProviders = orProgram(SIGNED_IN, 'providers:write');

/** Changing own businesses that are published. */
export const mayEditOwnProviders = SIGNED_IN;
