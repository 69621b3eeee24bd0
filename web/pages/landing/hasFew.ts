import type { WelcomeData } from './landingLoader.ts';

/** Below it numbers, examples and the map would only show that the directory is new. */
const FEW = 20;

/** Whether the directory has few businesses yet; false when that could not be loaded. */
export const hasFew = ({ directoryAtAGlance: glance }: WelcomeData) => glance !== null && glance.providerCount < FEW;
