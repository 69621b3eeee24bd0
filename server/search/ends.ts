import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Found, SearchReader } from './readKeywords.ts';

export interface SearchEnds {
  /** The start as free text, typed or suggested. */
  place?: string | null;
  /** The id of a chosen start, which takes precedence over the text. */
  placeId?: number | null;
  /** The end of a route that starts at the place, as text, typed or suggested. */
  to?: string | null;
  /** The id of a chosen end, which takes precedence over the text. */
  toPlaceId?: number | null;
}

export interface TypedEnd {
  text: string;
  id: number | null | undefined;
}

/** The start and the end of a search. An end without a start counts as the start. Throws `Invalid`. */
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
