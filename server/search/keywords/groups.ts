import { fold } from '#shared/fold.ts';
import { findNamedServices, findPhrases, MANY_SERVICES } from './namedServices.ts';
import { allOf, anyOf, type Filter, relaxedFilters } from './relaxedFilters.ts';
import { documentsOffering, queryOfServices, type ServiceVocabulary } from './services.ts';
import { stem } from './stem.ts';
import { documentsWith, queryOf, type Word } from './words.ts';

/** Words that name the same services, or a word with its corrections. */
export interface Group extends Filter {
  words: Word[];
  /** Of services: the same without descriptions. */
  strict: Filter;
  /** The services that only some of the words name; null for none. */
  wider: Filter | null;
  exact: number[];
  services: number[];
  /** Services whose names have the words, with others. */
  wide: number[];
  /** Documents have the words as they were typed. */
  isSure: boolean;
}

const CONNECTORS = /[,;+&/|]| (?:y|e|o|u|and|or|ou|et) /gi;
/** A word that so few documents have is of a name. */
const FEW = 3;
/** Descriptions count for services that fewer documents offer, or name. */
const DESCRIBED = 20;
/** So many words beside those of services say how people ask, not what for. */
const LONG_QUESTION = 4;

/** The words by need: "mudanzas y fletes" are two where each part names services, and no name or word of one spans both. */
export function findNeeds(keywords: string, words: Word[], vocabulary: ServiceVocabulary): Word[][] {
  const parts = ` ${keywords} `.split(CONNECTORS).map((part) => {
    const lexemes = new Set(fold(part).split(' ').map(stem));
    return words.filter(({ lexeme }) => lexemes.has(lexeme));
  });
  if (parts.length < 2 || parts.some((part) => part.length === 0)) return [words];
  const named = (part: Word[]) => findNamedServices(vocabulary, part);
  const isWithinOne = (lexemes: string[]) =>
    parts.some((part) => lexemes.every((lexeme) => part.some(({ meant }) => meant === lexeme)));
  const phrases = findPhrases(
    vocabulary,
    words.map(({ meant }) => meant),
  );
  // "transporte y almacenamiento de granos": grains are of both; "bodega y camiones": each is said by its own word
  const isSpecial = (part: Word[]) =>
    named(part).some(({ services, exact }) => services.size < MANY_SERVICES || exact.size > 0);
  const areNeeds = parts.every(isSpecial) && phrases.every(isWithinOne);
  return areNeeds ? parts : [words];
}

export function groupsOf(words: Word[], vocabulary: ServiceVocabulary, total: number): Group[] {
  const named = findNamedServices(vocabulary, words);
  const rest = words.filter(({ meant }) => named.every(({ lexemes }) => !lexemes.includes(meant)));
  const offering = (ids: Iterable<number>) => queryOfServices(vocabulary, ids);
  const kinds = (services: Set<number>) => new Set([...services].map((id) => vocabulary.subcategories.get(id)));
  const groups = named.map(({ lexemes, exact, services, wider: all, wide }) => {
    // "bodega para arrendar": other warehouses, not what else is rented
    const kindsOfServices = kinds(services);
    const wider = new Set([...all].filter((id) => kindsOfServices.has(vocabulary.subcategories.get(id))));
    const own = words.filter(({ meant }) => lexemes.includes(meant));
    const documents = documentsOffering(vocabulary, services, total) + Math.min(...own.map(documentsWith));
    const offered = offering(services);
    const isWider = wider.size > services.size && wider.size < MANY_SERVICES;
    return {
      query: `(${offered}|(${own.map((word) => queryOf(word)).join(' & ')}))`,
      strict: { query: `(${offered}|(${own.map((word) => queryOf(word, '~')).join(' & ')}))`, documents },
      wider: isWider ? { query: `(${offering(wider)})`, documents: documentsOffering(vocabulary, wider, total) } : null,
      documents,
      words: own,
      // the wider ones count only where somebody offers none of the others
      exact: [...(exact.size === 0 && isWider ? services : exact)],
      services: [...(isWider ? services.union(wider) : services)],
      wide: [...wide],
      isSure: own.every(({ meant, lexeme }) => meant === lexeme),
    };
  });
  return [
    ...groups,
    ...rest.map((word) => ({
      query: queryOf(word),
      documents: documentsWith(word),
      strict: { query: queryOf(word, '~'), documents: documentsWith(word) },
      wider: null,
      words: [word],
      exact: [],
      services: [],
      wide: [],
      isSure: word.documents > 0,
    })),
  ];
}

/** Whether a group says what is looked for: words of asking do where there are no others. */
export function isContent(groups: Group[]) {
  const asks = (group: Group) => group.services.length === 0 && group.words[0]!.isAsking;
  const onlyAsks = groups.every(asks);
  return (group: Group) => onlyAsks || !asks(group);
}

/** Names with the words that name no service and any of the others; of words that few have, without the others. */
function nameWith(rest: Group[], named: Group[], total: number): Filter {
  const ofName = allOf(rest.map(({ strict }) => strict));
  if (ofName.documents <= Math.max(FEW, total / 1_000)) return ofName;
  const others = named.flatMap(({ words }) => words.map((word) => queryOf(word, '~'))).join('|');
  return allOf([...rest.map(({ strict }) => strict), { query: others, documents: total }]);
}

export function filtersOf(wanted: Group[], total: number): Filter[] {
  const onlyAsks = wanted.every(({ services, words }) => services.length === 0 && words[0]!.isAsking);
  // "gomería de camiones": what so many services have in common says little beside a word for few
  const isGeneral = ({ services }: Group) => services.length >= MANY_SERVICES;
  const isSpecial = ({ services }: Group) => services.length > 0 && services.length < MANY_SERVICES;
  const filtering = wanted.filter(
    (group) => !onlyAsks && group.documents <= 0.4 * total && !(isGeneral(group) && wanted.some(isSpecial)),
  );
  const unknown = filtering.filter(({ documents }) => documents === 0);
  const some = filtering.filter(({ documents }) => documents > 0);
  const known = some.length > 0 ? some : wanted.filter(({ documents }) => documents > 0);
  const strong = known.length + unknown.length > 0 ? known : wanted;
  const all = [...strong, ...unknown];
  const [only] = all.length === 1 && all[0]!.services.length > 0 ? all : [];
  // words of descriptions count where hardly any provider offers the service
  const filters = only ? [only.strict, ...(only.documents < DESCRIBED ? [only] : [])] : [allOf(all)];
  // of a long question, what names services
  const named = strong.filter(({ services }) => services.length > 0);
  if (named.length > 0) {
    const rest = filtering.filter(({ services }) => services.length === 0);
    if (rest.length > 1 && rest.length < LONG_QUESTION) filters.push(allOf([...named, anyOf(rest)]));
    if (rest.length > 0 && rest.every(({ isSure }) => isSure)) filters.push(nameWith(rest, named, total));
    if (rest.length > 0) filters.push(allOf(named));
    if (named.some(({ wider }) => wider)) filters.push(allOf(named.map((group) => group.wider ?? group)));
    if (named.length > 1) filters.push(...(named.length === 2 ? [anyOf(named)] : relaxedFilters(named)));
    return filters;
  }
  if (unknown.length > 0 && strong.length > 0) filters.push(allOf(strong));
  const sure = strong.filter(({ isSure }) => isSure);
  if (sure.length > 0 && sure.length < strong.length) filters.push(allOf(sure));
  if (strong.length === 2) filters.push(anyOf(strong));
  if (strong.length > 2) filters.push(...relaxedFilters(strong));
  return filters;
}
