import { countryOf } from '#shared/language.ts';
import { pageContext } from '#web/pageContext.ts';

export interface TaxTypeGroup {
  countryCode: string;
  /** The name of the country. */
  label: string;
  options: { id: string; label: string }[];
}

/** The tax types, beginning with the country of the place, or with the visitor's country if no place is chosen. */
export function ownFirst(groups: readonly TaxTypeGroup[], place: string): readonly TaxTypeGroup[] {
  const country = place.split(', ').at(-1);
  const ofVisitor = countryOf(pageContext().locales[0] ?? '');
  const own =
    groups.find(({ label }) => label === country) ?? groups.find(({ countryCode }) => countryCode === ofVisitor);
  return own ? [own, ...groups.filter((group) => group !== own)] : groups;
}
