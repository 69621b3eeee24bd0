import { fold } from '#shared/fold.ts';

/** Stop words that are kept, so that no other word is stemmed into one of them. */
const KEPT =
  /^((?:los|las|una|uno|del|que|con|por|mas|sus|nos|nas|dos|das|com|uma|seu|sua|the|and|for|our|are|sas|inc|cor)(?:[aeo]s|s|[aeo]))$|([a-z]{3})(?:[aeo]s|s|[aeo])$/;

/** Like PostgreSQL's `search.stem`, for one folded word. */
export function stem(word: string): string {
  return word
    .replace(/([a-z]{3})ings?$/, '$1')
    .replace(/([a-z]{2})[oa]es$/, '$1ao')
    .replace(/([a-z]{3}[ae])is$/, '$1l')
    .replace(KEPT, '$1$2');
}

/** Words (stemmed) without information about a carrier: articles, prepositions, legal forms. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a b c d e f g h i j k l m n o p q r s t u v w x y z
  de la el en lo los las una un uno unas unos del que para par con por mas sus su se al sobr entr desd haci no nuestr
  na nos nas do da dos das em com um uma umas os as ao aos ou seu sua seus suas noss
  than the of and in for with to our we is are on at by from or an over it be
  sa srl sas spa sac ltd ltda lda cv cia inc llc corp cor eirl eirel eireli me hno hn`.split(/\s+/),
);

/** Like PostgreSQL's `search.vector`: the stems of a text without stop words. */
export function lexemesOf(text: string): string[] {
  return [...new Set(fold(text).split(' ').map(stem))].filter((lexeme) => lexeme !== '' && !STOP_WORDS.has(lexeme));
}
