import type { Place } from '#server/places/atlas/place.ts';
import { countryOf, type Gazetteer } from '#server/places/gazetteer.ts';
import { Invalid } from '#server/platform/errors.ts';
import { fold } from '#shared/fold.ts';

/** Countries in the list of places that registers of the United States treat as states. */
const TERRITORIES: Record<string, string> = { pr: 'PR', 'puerto rico': 'PR', vi: 'VI', 'virgin islands': 'VI' };

/**
 * The country of a row, by its code of two or three letters or by its name. A code is never interpreted as another kind
 * of place, such as "CA" as California. Null for an empty cell. Throws `Invalid`.
 */
export function readCountry(gazetteer: Gazetteer, country = '', region = ''): Place | null {
  const folded = fold(country).trim();
  if (folded === '') return null;
  const found =
    countryOf(gazetteer, country.trim().toUpperCase()) ??
    gazetteer.named(folded).find(({ kind }) => kind === 'country');
  if (!found) throw new Invalid('import.countryUnknown', { country, field: 'country' });
  const territory = found.countryCode === 'US' && TERRITORIES[fold(region).trim()];
  return (territory && countryOf(gazetteer, territory)) || found;
}
