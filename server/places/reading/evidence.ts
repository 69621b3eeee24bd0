import { Evidence } from '#server/platform/evidence.ts';
import weights from './weights.json' with { type: 'json' };

/** A kind of evidence for or against a place. `npm run train` learns its weight. */
export type Kind = keyof typeof weights;

export const WEIGHTS: Record<Kind, number> = weights;

export type PlaceEvidence = Evidence<Kind>;

export const placeEvidence = (): PlaceEvidence => new Evidence(WEIGHTS);
