import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Found, SearchReader } from './readKeywords.ts';

export interface SearchEnds {
  /** Free text, as typed or as suggested. */
  place?: string | null;
  /** A chosen place, which takes precedence over the text. */
  placeId?: number | null;
  /** The end of a route that starts at the place, as typed or as suggested. */
  to?: string | null;
  /** A chosen end, which takes precedence over the text. */
  toPlaceId?: number | null;
}

export interface TypedEnd {
  text: string;
  id: number | null | undefined;
}

/** The start and the end of a search. An end alone is a start. Throws `Invalid`. */
export function readEnds(input: SearchEnds): Pick<SearchEnds, 'placeId'> & { place: string; end: TypedEnd | null } {
  const place = parseText(input.place, { field: 'where.text' });
  const text = parseText(input.to, { field: 'to.text' });
  const { placeId, toPlaceId: id } = input;
  const hasEnd = text !== '' || id != null;
  if (place === '' && placeId == null) return { place: text, placeId: id, end: null };
  return { place, placeId, end: hasEnd ? { text, id } : null };
}

export function chosenPlace(
  { gazetteer }: Pick<SearchReader, 'gazetteer'>,
  id: number,
  field = 'where.placeId',
): Found {
  const place = gazetteer.get(id);
  if (!place) throw new Invalid('search.unknownPlace', { place: id, field });
  return { place, others: [], behind: [], notUnderstood: null };
}
