import type { Reader } from '#server/places/reading/reader.ts';
import type { KeywordText } from './keywordText.ts';
import { AND, ARTICLES, FROM, TOWARDS } from './placeWords.ts';

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
/** After the place: "Florida origin". */
const STARTS_AFTER = set('origin pickup origen origem');
const ENDS_AFTER = set('drop dropoff delivery destino');
/** Also before other words: "Denver bound reefer", "Potosí espera 20 tn". */
const STARTING = set('despacha ships');
const ENDING = set('bound receives recibe recebe espera');
/** Before a place between the two ends: "con cruce por Nuevo Laredo". */
const ON_THE_WAY = set(
  `cruce cruza cruzan cruzando cross crossing crosses pasando passando pasa pasan passa passam passagem transbordo trasbordo
  transload escala parada stop stops stopping layover swap calls aduana customs despacho desembaraco through transito transit transfer
  ponte puente`,
);
/** After a place between the two ends: "Sarnia bridge". */
const ON_THE_WAY_AFTER = set('bridge crossing');
/** Before the place of a person or a company: "carrier out of Tupelo", "paga en Lima". */
const OWNERS = beginnings(
  `carrier transportista transportador empresa somos$ soy$ sou$ linea$ fleter cliente customer client$ paga$ pago$
  pays$ pagador placa patente matricula based base$ sede$ radicad sediad oficina office dueno chofer motorista driver proveedor`,
);
const THROUGH = set('por pela pelo par through via');
/** Ignored before the place. */
const SMALL = new Set([
  ...ARTICLES,
  ...set(
    `de do da del dos das en em in at of for out por via through up off no na puerto porto port mercado market central final planta fabrica
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
  /** Whether a noun or a verb states that it is between the ends. */
  isOnTheWay: boolean;
  /** Whether only a preposition does: "por". */
  isThrough: boolean;
  /** Whether it is the place of a person or a company. */
  isOwner: boolean;
  /** The position of the word that says it. */
  at: number;
}

/** Whether a transport starts or ends at the place after the word. */
export const saysDirection = (word: string) => STARTS.test(word) || ENDS.test(word);

/** The direction that the words around a place give it. */
export function findDirection(
  { keywords, words }: KeywordText,
  from: number,
  to: number,
  { spoken }: Reader,
): Direction {
  const isApart = (at: number) => /[,;.()]/.test(keywords.slice(words[at - 1]!.end, words[at]!.start));
  const found = (sign: Direction['sign'], at: number, isNamed = false): Direction => ({
    sign,
    isNamed,
    isOnTheWay: false,
    isThrough: false,
    isOwner: false,
    at,
  });
  const owner = ownerBefore(words, from, isApart);
  if (owner !== null) return { ...found(0, owner), isOwner: true };
  const next = words[to];
  const isLast = to + 1 >= words.length || isApart(to + 1) || AND.has(words[to + 1]!.text);
  if (next && !isApart(to)) {
    if (STARTING.has(next.text) || (isLast && STARTS_AFTER.has(next.text))) return found(-1, to, true);
    if (ENDING.has(next.text) || (isLast && ENDS_AFTER.has(next.text))) return found(1, to, true);
  }
  let isOnTheWay = Boolean(next && !isApart(to) && ON_THE_WAY_AFTER.has(next.text));
  let isThrough = false;
  // "para contenedor puerto de Buenaventura" may be for a container
  let isFar = false;
  for (let at = from - 1; at >= 0 && !isApart(at + 1); at--) {
    const { text: word } = words[at]!;
    // "a" is an article of English
    const isArticle = ARTICLES.has(word) && (spoken === 'en' || at < from - 1);
    // "tô em Teresina"
    const isBeing = word === 'to' && words[at + 1]!.text === 'em';
    if (FROM.has(word) || isBeing) return found(-1, at);
    if (((TOWARDS.has(word) || word === 'pa') && !isArticle && !isFar) || TO_THE.has(word)) return found(1, at);
    // "parada en Frías", but "estamos parados en Frías"
    if (STARTS.test(word) && !ON_THE_WAY.has(word)) return found(-1, at, true);
    if (ENDS.test(word)) return found(1, at, true);
    isOnTheWay ||= ON_THE_WAY.has(word);
    isThrough ||= THROUGH.has(word);
    isFar ||= !SMALL.has(word);
    if (ON_THE_WAY.has(word) || (isFar && !SMALL.has(words[at + 1]!.text))) break;
  }
  return { ...found(0, from), isOnTheWay, isThrough };
}

/** The position of the word before a place that says whose it is: "transportista de Sullana". */
function ownerBefore(words: KeywordText['words'], from: number, isApart: (at: number) => boolean): number | null {
  for (let at = from - 1; at >= 0 && !isApart(at + 1); at--) {
    const { text: word } = words[at]!;
    if (OWNERS.test(word)) return at;
    if (!SMALL.has(word)) return null;
  }
  return null;
}

/** The sign of a direction, if the word is not about a place that ends before `floor`. */
export const signAfter = ({ sign, at }: Direction, floor: number) => (at < floor ? 0 : sign);
