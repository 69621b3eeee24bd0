import { ConsentBanner } from './ConsentBanner.tsx';
import { Measurement } from './Measurement.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** The components of analytics, in one chunk. */
export const analyticsParts = { ConsentBanner, Measurement, PrivacyChoices };
