// Names of services within sentences: lower case, articles, lists.

import type { DemoLanguage } from '../demoTypes.ts';

// Nouns at the beginning of services whose last letter shows neither gender nor number.
const masculine: Readonly<Record<DemoLanguage, ReadonlySet<string>>> = {
  en: new Set(),
  es: new Set(
    (
      'Transporte Cruce Embalaje Courier Flete Chárter Intermodal Trading Drawback Peritaje Alquiler Cross Túnel ' +
      'Cabotaje Ómnibus Picking Fulfillment Izaje Remolque Pesaje Taller Parador Software Guardamuebles Fletes ' +
      'Embarques Perecederos Remolcadores'
    ).split(' '),
  ),
  pt: new Set(
    (
      'Transporte Depot Motofrete Frete Fretes Terminal Caminhão Transfer Guarda-móveis Courier Intermodal ' +
      'Trading Drawback Cross Armazém Túnel Fulfillment Picking Software Embarques Perecíveis Empurradores Ônibus ' +
      'Pneus'
    ).split(' '),
  ),
};

const plural = new Set(
  (
    'Cargas Fletes Encomiendas Mudanzas Puntos Embarques Perecederos Balsas Remolcadores Certificados Combis ' +
    'Ómnibus Autos Traslados Hidrogrúas Vehículos Neumáticos Cuadrillas Embarques Balsas Certificados Fretes ' +
    'Entregas Encomendas Pontos Mudanças Perecíveis Empurradores Vans Ônibus Carros Equipes Pneus Licenças'
  ).split(' '),
);

type Preposition = 'the' | 'to' | 'in';

/** In the order masculine, feminine, masculine plural, feminine plural. */
const articles: Readonly<Record<'es' | 'pt', Readonly<Record<Preposition, readonly string[]>>>> = {
  es: {
    the: ['el', 'la', 'los', 'las'],
    to: ['al', 'a la', 'a los', 'a las'],
    in: ['en el', 'en la', 'en los', 'en las'],
  },
  pt: {
    the: ['o', 'a', 'os', 'as'],
    to: ['ao', 'à', 'aos', 'às'],
    in: ['no', 'na', 'nos', 'nas'],
  },
};

const properNames = /^(Mercosur|Central America)\b/;

/** Proper names and acronyms keep their capital in the middle of a sentence. */
export function inSentence(name: string): string {
  const second = name[1] ?? '';
  const isCapital = second !== second.toLowerCase();
  return isCapital || properNames.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function withArticle(name: string, preposition: Preposition, language: DemoLanguage): string | undefined {
  if (language === 'en') return undefined;
  const noun = name.split(' ')[0] ?? '';
  const isMasculine = /(?<!ã)os?$/.test(noun) || masculine[language].has(noun);
  const article = articles[language][preposition][(isMasculine ? 0 : 1) + (plural.has(noun) ? 2 : 0)];
  return `${article} ${inSentence(name)}`;
}

const conjunctions: Readonly<Record<DemoLanguage, { and: string; besides: string; also: string }>> = {
  en: { and: 'and', besides: 'as well as', also: 'and also' },
  es: { and: 'y', besides: 'además de', also: 'y también' },
  pt: { and: 'e', besides: 'além de', also: 'e também' },
};

function andBefore(next: string, language: DemoLanguage): string {
  if (language !== 'es') return conjunctions[language].and;
  return /^h?i(?!e)/i.test(next.normalize('NFD')) ? 'e' : 'y';
}

/**
 * Joins items with commas and "and"; if one of the last two contains "and", the last follows "as well as" or "also".
 */
export function joinList(items: readonly string[], language: DemoLanguage): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  const { besides, also } = conjunctions[language];
  if (!items.slice(-2).some((item) => /\s(and|y|e|o)\s/.test(item))) {
    return `${before.join(', ')} ${andBefore(last, language)} ${last}`;
  }
  return before.length === 1 ? `${before[0]}, ${besides} ${last}` : `${before.join(', ')} ${also} ${last}`;
}

const withMasculineArticle: Readonly<Record<string, string>> = {
  ...{ em: 'no', Em: 'No', de: 'do', De: 'Do', a: 'ao', para: 'para o', com: 'com o' },
};

const masculineName: Readonly<Record<string, string>> = { A: 'O', a: 'o', Na: 'No', na: 'no' };

/** Corrects Portuguese articles: of some masculine businesses, and of Rio de Janeiro, which has one. */
export function contractArticles(text: string): string {
  return text
    .replace(/(?<!\p{L})(em|de|a|para|com) (Rio de Janeiro)/giu, (whole, preposition: string, city: string) =>
      withMasculineArticle[preposition] ? `${withMasculineArticle[preposition]} ${city}` : whole,
    )
    .replace(
      /(?<!\p{L})(A|a|Na|na) (?=(?:Grupo|Expresso|Centro Logístico|Rodoviário) )/gu,
      (whole, article: string) => `${masculineName[article] ?? whole} `,
    );
}

/** Adds the indefinite article: "an inland carrier", "a unit". */
export function withIndefinite(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
