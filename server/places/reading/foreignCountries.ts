import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';

// Countries whose names are also places of the Americas (Georgia, Guinea, Jordan …) are matched as those before this
// check.
const CODES =
  'AD AE AF AL AM AO AT AU AZ BA BD BE BF BG BH BI BJ BN BT BW BY CD CF CG CH CI CM CN CV CY CZ DE DJ DK DZ EE EG ER ES ' +
  'ET FI FJ FR GA GB GE GH GM GN GQ GR GW HK HR HU ID IE IL IN IQ IR IS IT JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR ' +
  'LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MY MZ NA NE NG NL NO NP NZ OM PG PH PK PL PS PT QA RO RS ' +
  'RU RW SA SC SD SE SG SI SK SL SM SN SO SS ST SY SZ TD TG TH TJ TM TN TR TW TZ UA UG UZ VN YE ZA ZM ZW';
const OTHER_NAMES = ['england', 'scotland', 'uk', 'inglaterra', 'holland', 'holanda', 'uae', 'prc', 'gran bretana'];

let names: Set<string> | undefined;

/** Whether the words, or the last of them, name a country outside the Americas. */
export function foreignCountry(words: string[]): boolean {
  names ??= new Set([
    ...OTHER_NAMES,
    ...[...LANGUAGES, 'fr', 'de', 'it'].flatMap((language) => {
      const namer = new Intl.DisplayNames(language, { type: 'region' });
      return CODES.split(' ').map((code) => fold(namer.of(code)!));
    }),
  ]);
  return words.some((_, at) => names!.has(words.slice(at).join(' ')));
}
