/** Whether the tests are run in full, with what takes long (`npm run test:long`); else with samples of it. */
export const isLong = process.env.TEST_TIER === 'long';

/** Of `npm run registers`: 'all', or how folders begin; empty in other runs. */
export const judgedRegisters = process.env.REGISTERS ?? '';
