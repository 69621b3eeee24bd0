import { legalFormsOf, mainLanguage } from '../countryProfiles.ts';
import type { DemoLanguage, DemoPlace } from '../demoTypes.ts';
import type { Random } from '../random.ts';
import type { Line, NameWords } from './nameWords.ts';
import { lineOf } from './nameWords.ts';
import { nameWordsEn } from './nameWordsEn.ts';
import { nameWordsEs } from './nameWordsEs.ts';
import { nameWordsPt } from './nameWordsPt.ts';

export interface BusinessName {
  businessName: string;
  /** The everyday name of the business. */
  brand: string;
}

interface Naming {
  words: NameWords;
  line: Line;
  place: DemoPlace;
  random: Random;
}

/** The name without its legal form, and the shorter one that is painted on the trucks. */
type Pattern = (naming: Naming) => { full: string; brand: string };

const nameWordsByLanguage: Readonly<Record<DemoLanguage, NameWords>> = {
  en: nameWordsEn,
  es: nameWordsEs,
  pt: nameWordsPt,
};

function same(name: string): { full: string; brand: string } {
  return { full: name, brand: name };
}

function head({ words, line, random }: Naming): string {
  return random.pick(words.heads[line]);
}

function tail({ words, line, random }: Naming): string {
  return random.pick(words.tails[line]);
}

function surname({ words, random }: Naming): string {
  return random.pick(words.surnames);
}

function twoSurnames(naming: Naming): [string, string] {
  const first = surname(naming);
  let second = surname(naming);
  while (second === first) second = surname(naming);
  return [first, second];
}

function placeWord({ words, place, random }: Naming): string {
  const local = words.localWords[place.countryCode];
  return random.pick(local && random.chance(0.6) ? local : words.placeWords);
}

/** Joins two parts to an invented name, without doubling a letter where they meet. */
function coined({ words, random }: Naming): string {
  const beginning = random.pick(words.beginnings);
  let end = random.pick(words.ends);
  while (beginning.toLowerCase().endsWith(end.slice(0, 3))) end = random.pick(words.ends);
  return beginning.endsWith(end[0] ?? '') ? beginning + end.slice(1) : beginning + end;
}

function initials({ random }: Naming): string {
  const letters = 'ABCDEFGHJLMNPRSTV';
  const count = random.int(2, 3);
  let text = '';
  while (text.length < count) text += letters[random.int(0, letters.length - 1)];
  return text;
}

function cityName(naming: Naming): string {
  const { name } = naming.place;
  return /^[\p{L}\- ]{3,22}$/u.test(name) ? name : surname(naming);
}

const romancePatterns: readonly Pattern[] = [
  (naming) => same(`${head(naming)} ${surname(naming)}`),
  (naming) => {
    const [first, second] = twoSurnames(naming);
    return same(`${head(naming)} ${first} ${naming.words === nameWordsPt ? '&' : 'y'} ${second}`);
  },
  (naming) => {
    const name = `${head(naming)} ${surname(naming)}`;
    const family = naming.words === nameWordsPt ? ['Irmãos', '& Filhos'] : ['Hermanos', 'e Hijos'];
    return { full: `${name} ${naming.random.pick(family)}`, brand: name };
  },
  (naming) => {
    const name = surname(naming);
    const start = head(naming);
    return { full: `${start} ${naming.random.pick(naming.words.givenNames)} ${name}`, brand: `${start} ${name}` };
  },
  (naming) => same(`${head(naming)} ${placeWord(naming)}`),
  (naming) => same(`${head(naming)} ${naming.random.pick(naming.words.symbols)}`),
  (naming) => same(`${head(naming)} ${cityName(naming)}`),
  (naming) => same(`${naming.random.pick(naming.words.symbols)} ${tail(naming)}`),
  (naming) => same(`${coined(naming)} ${tail(naming)}`),
  (naming) => {
    const brand = coined(naming);
    return {
      full: `${brand} ${tail(naming)} ${naming.random.chance(0.5) ? surname(naming) : cityName(naming)}`,
      brand,
    };
  },
  (naming) => {
    const [first, second] = twoSurnames(naming);
    const end = tail(naming);
    return { full: `${first} ${second} ${end}`, brand: `${first} ${end}` };
  },
  (naming) => same(`Grupo ${coined(naming)}`),
  (naming) => same(`${initials(naming)} ${tail(naming)}`),
  (naming) => same(`Trans${surname(naming).toLowerCase().replace(/^s/, '')}`),
];

const englishPatterns: readonly Pattern[] = [
  (naming) => same(`${surname(naming)} ${tail(naming)}`),
  (naming) => {
    const name = surname(naming);
    const end = tail(naming);
    return { full: `${name} ${naming.random.pick(['& Sons', 'Brothers', 'Family'])} ${end}`, brand: `${name} ${end}` };
  },
  (naming) => same(`${twoSurnames(naming).join(' & ')} ${tail(naming)}`),
  (naming) => same(`${placeWord(naming)} ${tail(naming)}`),
  (naming) => same(`${naming.random.pick(naming.words.symbols)} ${tail(naming)}`),
  (naming) => same(`${cityName(naming)} ${tail(naming)}`),
  (naming) => same(`${coined(naming)} ${tail(naming)}`),
  (naming) => {
    const brand = coined(naming);
    return { full: `${brand} ${tail(naming)} of ${cityName(naming)}`, brand };
  },
  (naming) => same(`${initials(naming)[0]}&${initials(naming)[0]} ${tail(naming)}`),
  (naming) => same(`${naming.random.pick(naming.words.givenNames)} ${surname(naming)} ${tail(naming)}`),
];

function pickLegalForm(countryCode: string, random: Random): string {
  const forms = legalFormsOf(countryCode);
  return random.chance(0.55) ? (forms[0] ?? '') : random.pick(forms);
}

export function nameBusiness(place: DemoPlace, subcategoryId: number, random: Random): BusinessName {
  const language = mainLanguage(place.countryCode);
  const naming = { words: nameWordsByLanguage[language], line: lineOf(subcategoryId), place, random };
  const { full, brand } = random.pick(language === 'en' ? englishPatterns : romancePatterns)(naming);
  return { businessName: `${full} ${pickLegalForm(place.countryCode, random)}`, brand };
}
