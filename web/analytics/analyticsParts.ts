import { ConsentBanner } from './ConsentBanner.tsx';
import { Measurement } from './Measurement.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** What pages show and do about analytics, in one chunk. */
export const analyticsParts = { ConsentBanner, Measurement, PrivacyChoices };
