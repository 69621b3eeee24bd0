import { Evidence } from '#server/platform/evidence.ts';
import { fold } from '#shared/fold.ts';
import { OTHER_TRADES, WORK } from './otherTrades.ts';
import type { RouteLength } from './readPlaces.ts';
import { sentenceKinds, withoutAsker } from './sentences.ts';
import { type Kind, namedBy, specificity, WEIGHTS } from './serviceEvidence.ts';
import type { ServiceVocabulary } from './services.ts';
import { stem } from './stem.ts';
import { taughtBy } from './taught.ts';
import { areNear, findUnits, type Unit, wordUnit } from './units.ts';
import type { Word } from './words.ts';

type ServiceEvidence = Evidence<Kind>;

/** The evidence of words for services. */
export interface WeighedServices {
  /** The services that any word names. */
  services: Map<number, ServiceEvidence>;
  /** The evidence that no service is requested. */
  nothing: ServiceEvidence;
  /** A word of another trade comes before what names services. */
  isOfOtherTrade: boolean;
  /** For each service, the lexemes that name it. */
  said: Map<number, Set<string>>;
  /** For each service, the units that name it, as lexemes. */
  named: Map<number, string[][]>;
}

/** Words before a detail of the search: "boletos de concierto". */
const BEFORE_DETAILS = new Set('de do da del des d of para pour for'.split(' '));
/** The lexeme added to a text that names places in two countries. */
const INTERNATIONAL = [stem('internacional')];
/** The words of services for places of one country that are far apart. */
const LONG_DISTANCE = [stem('larga'), stem('distancia')];
/** A word for this number of services is a general one, and for several of those of "transporte": "tráiler". */
const MANY = 10;
const SEVERAL = 4;
const ANY_GOODS = [stem('transporte')];
/** The maximum number of services that two neighboring words may name as parts of their names. */
const MOST_OF_PAIR = 6;

/**
 * The evidence for each service: every unit of the text is evidence for the services that it names, the fewer the
 * stronger. `route`: its length, if one is named.
 */
export function weighServices(
  keywords: string,
  all: readonly Word[],
  vocabulary: ServiceVocabulary,
  route: RouteLength | null = null,
): WeighedServices {
  const order = fold(keywords).trim().split(' ');
  const typed = withoutAsker(order, all);
  const position = new Map(typed.map(({ token, meant }) => [meant, order.indexOf(token)]));
  const byLexeme = new Map(typed.map((word) => [word.meant, word]));
  const isNear = areNear((lexeme) => position.get(lexeme)!);
  // a number before the word makes it a measure, as in "5 toneladas"
  const isMeasure = (token: string) => /^\d+$/.test(order[order.indexOf(token) - 1] ?? '');
  const isContent = ({ isAsking, token }: Word) => !isAsking && token.length > 1 && !/^\d+$/.test(token);
  const content = typed.filter(isContent);
  const units = findUnits(vocabulary, typed, isNear).filter(
    ({ lexemes }) => lexemes.length > 1 || isContent(byLexeme.get(lexemes[0]!)!),
  );
  const named = units.map((unit) => namedBy(unit, vocabulary));

  const services = new Map<number, ServiceEvidence>();
  const said = new Map<number, Set<string>>();
  const evidenceOf = (service: number, lexemes: readonly string[]) => {
    const evidence = services.get(service) ?? new Evidence(WEIGHTS);
    services.set(service, evidence);
    said.set(service, (said.get(service) ?? new Set()).union(new Set(lexemes)));
    return evidence;
  };
  const isAbroad = route === 'abroad';
  const abroad = isAbroad ? namedBy(wordUnit(vocabulary, INTERNATIONAL), vocabulary) : new Map();
  const ofAnyGoods = namedBy(wordUnit(vocabulary, ANY_GOODS), vocabulary);
  const isGeneral = (services: ReadonlyMap<number, unknown>) =>
    services.size >= MANY || (services.size >= SEVERAL && [...services.keys()].every((id) => ofAnyGoods.has(id)));
  const isSpecial = (at: number) => named[at]!.size > 0 && !isGeneral(named[at]!);
  const first = units.findIndex((_, at) => isSpecial(at));
  for (const [at, { lexemes }] of units.entries())
    for (const [service, [kind, says]] of named[at]!) {
      const evidence = evidenceOf(service, lexemes);
      evidence.add(kind, says);
      if (isTaught(kind)) evidence.add('taught', taughtBy(lexemes, service));
      if (lexemes.length > 1 && isWhole(kind)) evidence.add('moreWords', says * (lexemes.length - 1));
      if (lexemes.length >= content.length && !isAbroad && (isWhole(kind) || kind === 'heading'))
        evidence.add('everyWord');
      if (at === first) evidence.add('first', says);
      if (isWhole(kind) && !isSpecial(at))
        evidence.add(first === -1 && !isAbroad ? 'general' : 'generalBesideSpecial', says);
      for (const lexeme of lexemes) {
        const word = byLexeme.get(lexeme)!;
        if (word.lexeme !== lexeme) evidence.add('corrected', says / lexemes.length);
        for (const item of sentenceKinds(order, word.token)) evidence.add(item, says / lexemes.length);
      }
    }
  if (route === 'far')
    for (const service of namedBy(wordUnit(vocabulary, LONG_DISTANCE), vocabulary).keys())
      services.get(service)?.add('far');
  for (const service of abroad.keys()) {
    const evidence = evidenceOf(service, []);
    evidence.add('abroad');
    if (!evidence.found.some(([kind]) => isWhole(kind))) evidence.add('taught', taughtBy(INTERNATIONAL, service));
  }
  for (const [neighbour, other] of neighbours(units, position)) {
    const both = partsOf(named[units.indexOf(neighbour)]!).intersection(partsOf(named[units.indexOf(other)]!));
    if (both.size === 0 || both.size > MOST_OF_PAIR) continue;
    for (const service of both) evidenceOf(service, []).add('partsOfName', specificity(both.size, vocabulary));
  }
  const lexemes = new Set(content.map(({ meant }) => meant));
  const end = order.findIndex((word) => BEFORE_DETAILS.has(word));
  const heads = content.filter(({ token }) => !isMeasure(token) && order.indexOf(token) < end);
  for (const [service, evidence] of services) {
    const isUnsaid = ({ meant }: Word) => !said.get(service)!.has(meant);
    const unsaid = content.filter((word) => isUnsaid(word) && !isMeasure(word.token));
    if (content.length > 0) evidence.add('unsaid', unsaid.length / content.length);
    if (heads.length > 0 && heads.every(isUnsaid)) evidence.add('headUnsaid');
    evidence.add('ofItsName', shareOfName(service, lexemes, vocabulary));
  }
  const nothing: ServiceEvidence = new Evidence(WEIGHTS);
  nothing.add('nothing');
  const names = new Set(units.filter((_, at) => named[at]!.size > 0).flatMap(({ lexemes: all }) => all));
  if (heads.length > 0 && heads.every(({ meant }) => !names.has(meant))) nothing.add('headNamesNothing');
  const isOther = isOfOtherTrade(typed, units, position, named);
  if (isOther) nothing.add('otherTrade');
  const unitsOf = (service: number) => [
    ...units.flatMap(({ lexemes: words }, at) => (isTaught(named[at]!.get(service)?.[0] ?? 'nothing') ? [words] : [])),
    ...(abroad.has(service) ? [INTERNATIONAL] : []),
  ];
  return {
    services,
    nothing,
    isOfOtherTrade: isOther,
    said,
    named: new Map([...services.keys()].map((id) => [id, unitsOf(id)])),
  };
}

/** Whether a word of another trade precedes the words for services: "mudanza de consultorio" is a move. */
function isOfOtherTrade(
  words: readonly Word[],
  units: readonly Unit[],
  position: ReadonlyMap<string, number>,
  named: readonly ReadonlyMap<number, [Kind, number]>[],
): boolean {
  const naming = units.filter((_, at) => [...named[at]!.values()].some(([kind]) => isWhole(kind)));
  const first = Math.min(...naming.flatMap(({ lexemes }) => lexemes.map((lexeme) => position.get(lexeme)!)));
  const isNaming = (meant: string) => naming.some(({ lexemes }) => lexemes.includes(meant));
  return words.some(
    ({ token, meant }) =>
      (OTHER_TRADES.has(stem(token)) && position.get(meant)! < first) || (WORK.has(stem(token)) && !isNaming(meant)),
  );
}

/** Whether learned weights apply to a kind of evidence: a few searches are not enough about a part of a phrase. */
const isTaught = (kind: Kind) => isWhole(kind) || kind === 'stemmed' || kind === 'partOfName';

const isWhole = (kind: Kind) => kind === 'name' || kind === 'synonym';

/** The services whose names contain the unit. */
const partsOf = (named: ReadonlyMap<number, [Kind, number]>) =>
  new Set(
    [...named].flatMap(([service, [kind]]) =>
      kind === 'partOfName' || kind === 'partBesideWhole' || isWhole(kind) ? [service] : [],
    ),
  );

/** Pairs of single words that are adjacent, or separated by one word. */
function neighbours(units: readonly Unit[], position: ReadonlyMap<string, number>): [Unit, Unit][] {
  const single = units
    .filter(({ lexemes }) => lexemes.length === 1)
    .sort((a, b) => position.get(a.lexemes[0]!)! - position.get(b.lexemes[0]!)!);
  return single.slice(1).flatMap((unit, at): [Unit, Unit][] => {
    const before = single[at]!;
    return position.get(unit.lexemes[0]!)! - position.get(before.lexemes[0]!)! <= 2 ? [[before, unit]] : [];
  });
}

/** The largest typed share of a name of the service, with at least two typed words or all words of the name. */
function shareOfName(service: number, typed: ReadonlySet<string>, { names }: ServiceVocabulary): number {
  const shares = names.get(service)!.map((name) => {
    const many = name.filter((item) => typed.has(item)).length;
    return many > 1 || many === name.length ? many / name.length : 0;
  });
  return Math.max(0, ...shares);
}
