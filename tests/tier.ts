/**
 * Whether the tests are run in full (`npm run test:long`): with the files `*.long.test.ts`, and with all rows of tables
 * of which other runs take a sample.
 */
export const isLong = process.env.TEST_TIER === 'long';

/** All in the long run, else every nth: a number that does not divide the length of a row. */
export const sample = <T>(all: T[], nth: number): T[] => (isLong ? all : all.filter((_, at) => at % nth === 0));

/** The argument of `npm run registers`: 'all', or how folders begin; empty in other runs. */
export const judgedRegisters = process.env.REGISTERS ?? '';
