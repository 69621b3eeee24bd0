import type { Reader } from '#server/places/reading/reader.ts';
import type { KeywordText } from './keywordText.ts';
import { AND, ARTICLES, FROM, TOWARDS } from './placeWords.ts';
import type { Span } from './spans.ts';

// Words that say whether a transport starts or ends at a place, in four languages; folded.

const set = (words: string) => new Set(words.split(/\s+/));
const beginnings = (words: string) => new RegExp(`^(?:${words.split(/\s+/).join('|')})`);
/** Before the place, also with small words between: "origen Lima", "cargamos en Lima", "out of Lima". Whole words end with `$`. */
const STARTS = beginnings(
  `orig saind salien salid salen$ salim sale$ sai$ saida sair$ partien partin partir$ carga cargu carreg embarc embarqu recog
  recoj recol retir colet load pickup pick out$ leav departing departure esta$ estan$ estao$ estoy estou estamos parad sitting sits
  waiting located disponi available charger chargem enlev`,
);
const ENDS = beginnings(
  `destin descarg descarreg desembarc desembarqu entreg deliver drop unload headed heading bound rumbo lleg cheg termina$ espera
  necesit precis need livr decharg`,
);
/** After the place: "Florida origin", "Denver bound". */
const STARTS_AFTER = set('origin pickup origen origem');
const ENDS_AFTER = set('bound drop dropoff delivery destino');
/** Before a place between the two ends: "con cruce por Nuevo Laredo". */
const ON_THE_WAY = set(
  'via cruce cruza cruzando pasando passando pasa passa transbordo trasbordo escala aduana despacho desembaraco through crossing',
);
const THROUGH = set('por through via');
/** Ignored before the place. */
const SMALL = new Set([
  ...ARTICLES,
  ...set(
    `de do da del dos das en em in at of for por via through up off no na puerto porto port mercado market central final planta fabrica
    bodega galpao estado ciudad cidade city capital terminal parque feria`,
  ),
]);
/** Before a destination, also where it is described: "al mercado mayorista de Lima". */
const TO_THE = set('al ao aos');

export interface Direction {
  /** 1: a transport ends there; -1: it starts there; 0: unknown. */
  sign: -1 | 0 | 1;
  /** Whether it follows from a noun or a verb, not only from a preposition. */
  isNamed: boolean;
  isOnTheWay: boolean;
}

const UNKNOWN: Direction = { sign: 0, isNamed: false, isOnTheWay: false };
const STARTS_HERE: Direction = { ...UNKNOWN, sign: -1 };
const ENDS_HERE: Direction = { ...UNKNOWN, sign: 1 };
const isNamed = true;

/** Whether a transport starts or ends at the place after the word. */
export const saysDirection = (word: string) => STARTS.test(word) || ENDS.test(word);

/** The direction that the words around a span give it; those before `floor` are about another place. */
export function directionOf(text: KeywordText, { from, to }: Span, { spoken }: Reader, floor = 0): Direction {
  const { keywords, words } = text;
  const isApart = (at: number) => /[,;.()]/.test(keywords.slice(words[at - 1]!.end, words[at]!.start));
  const next = words[to];
  const isLast = to + 1 >= words.length || isApart(to + 1) || AND.has(words[to + 1]!.text);
  if (next && isLast && !isApart(to)) {
    if (STARTS_AFTER.has(next.text)) return { ...STARTS_HERE, isNamed };
    if (ENDS_AFTER.has(next.text)) return { ...ENDS_HERE, isNamed };
  }
  let isThrough = false;
  // "para contenedor puerto de Buenaventura" may be for a container
  let isFar = false;
  for (let at = from - 1; at >= floor && !isApart(at + 1); at--) {
    const { text: word } = words[at]!;
    // "a" is an article of English
    const isArticle = ARTICLES.has(word) && (spoken === 'en' || at < from - 1);
    // "tô em Teresina"
    const isBeing = word === 'to' && words[at + 1]!.text === 'em';
    if (FROM.has(word) || isBeing) return STARTS_HERE;
    if (((TOWARDS.has(word) || word === 'pa') && !isArticle && !isFar) || TO_THE.has(word)) return ENDS_HERE;
    if (STARTS.test(word)) return { ...STARTS_HERE, isNamed };
    if (ENDS.test(word)) return { ...ENDS_HERE, isNamed };
    if (ON_THE_WAY.has(word)) return { ...UNKNOWN, isOnTheWay: true };
    isThrough ||= THROUGH.has(word);
    isFar ||= !SMALL.has(word);
    if (isFar && !SMALL.has(words[at + 1]!.text)) break;
  }
  return { ...UNKNOWN, isOnTheWay: isThrough };
}
