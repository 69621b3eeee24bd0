import { countryOf } from '#shared/language.ts';
import { pageContext } from '#web/pageContext.ts';

export interface TaxTypeGroup {
  countryCode: string;
  /** The country. */
  label: string;
  options: { id: string; label: string }[];
}

/** The tax types with those of the place's country first, or of the visitor's country while no place is chosen. */
export function ownFirst(groups: readonly TaxTypeGroup[], place: string): readonly TaxTypeGroup[] {
  const country = place.split(', ').at(-1);
  const ofVisitor = countryOf(pageContext().locales[0] ?? '');
  const own =
    groups.find(({ label }) => label === country) ?? groups.find(({ countryCode }) => countryCode === ofVisitor);
  return own ? [own, ...groups.filter((group) => group !== own)] : groups;
}
