import { kilometresBetween } from '#server/places/atlas/distance.ts';
import { terminalOf } from '#server/places/atlas/terminals.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import { Evidence } from '#server/platform/evidence.ts';
import { type SpanEvidence, type SpanPlace, WEIGHTS } from './spanEvidence.ts';

/**
 * The evidence that a route has a third place between its ends, or that a business of the route is there, in addition
 * to the evidence for each place: "de Rosario a Asunción, despacho en Clorinda".
 */
export function weighThird(first: SpanPlace, second: SpanPlace, third: SpanPlace, areConnected: boolean): SpanEvidence {
  const evidence: SpanEvidence = new Evidence(WEIGHTS);
  const { isOnTheWay, isThrough, isOwner, isNamed } = third.span.direction;
  evidence.add('third');
  if (areConnected) evidence.add('thirdOfConnected');
  if (isOnTheWay) evidence.add('thirdOnTheWay');
  if (isThrough) evidence.add('thirdThrough');
  if (isOwner) evidence.add('thirdOfOwner');
  if (isNamed) evidence.add('thirdNamed');
  if (terminalOf(third.place.id) === 'border') evidence.add('thirdAtCrossing');
  if (third.span.from >= second.span.to) evidence.add('thirdLast');
  if ([first, second].some(({ place }) => liesIn(place, third.place))) evidence.add('thirdAround');
  const detour =
    kilometresBetween(first.place, third.place) +
    kilometresBetween(third.place, second.place) -
    kilometresBetween(first.place, second.place);
  evidence.add('thirdDetour', detour / 1_000);
  return evidence;
}
