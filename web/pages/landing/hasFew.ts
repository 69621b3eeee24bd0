import type { WelcomeData } from './loadWelcome.ts';

/** With fewer providers, statistics, examples and the map would only show that the directory is new. */
const FEW = 20;

/** Whether the directory has few businesses; false when unknown. */
export const hasFew = ({ directoryAtAGlance: glance }: WelcomeData) => glance !== null && glance.providerCount < FEW;
