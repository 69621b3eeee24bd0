import type { Kind } from './serviceEvidence.ts';
import type { Word } from './words.ts';

// The roles of words in a sentence, in four languages; folded.

const words = (text: string) => new Set(text.split(/\s+/));
const DIRECTIONS = words('al desde hasta hacia ate vers from at no na nos nas au aux');
const TOWARDS = words('a to from para pra');
/** Verbs for carrying anything. */
const VERBS_OF_CARRYING = words(
  `mover muevan mueva move moved deliver delivered entregar entregue livrer livre send ship shipped haul hauled hauls bring pick
  traslade traslada trasladar trasladen acarrear transportar transporter recoger recolher retirar buscar`,
);
/** Words for the mode of transport: "by air". */
const WAYS = words('air aereo aerea avion aviao aerien aerienne maritimo maritima ocean navio tren trem train rail');
const BEING = words('soy somos sou am are sommes suis');
/** Words before the purpose of a vehicle. */
const PURPOSES = words('para pa pra for pour p');
const ARTICLES = words('un una um uma a an une');
const CLAUSE_ENDS = words('y e and et que who which qui necesitamos necesito precisamos preciso need');
const DETERMINERS = words(
  'el la los las un una mi mis nuestro nuestra su the my our a an o meu minha nosso nossa mon ma notre',
);

/** The roles of a word in its sentence. */
export function sentenceKinds(order: readonly string[], token: string): Kind[] {
  const kinds: [Kind, boolean][] = [
    ['goal', isGoal(order, token)],
    ['quantity', isQuantity(order, token)],
    ['way', WAYS.has(token)],
    ['carrying', VERBS_OF_CARRYING.has(token)],
    ['purpose', isPurpose(order, token)],
    ['beforePurpose', isBeforePurpose(order, token)],
  ];
  return kinds.flatMap(([kind, is]) => (is ? [kind] : []));
}

/** Whether the word is a start or destination: "From our plant", "al puerto", "até a fábrica". */
function isGoal(order: readonly string[], token: string): boolean {
  const [second, first] = [2, 1].map((back) => order[order.indexOf(token) - back] ?? '');
  return DIRECTIONS.has(first!) || (DETERMINERS.has(first!) && (DIRECTIONS.has(second!) || TOWARDS.has(second!)));
}

/** Whether the word is the purpose of a vehicle: "Turbo pa un trasteo". */
function isPurpose(order: readonly string[], token: string): boolean {
  const [second, first] = [2, 1].map((back) => order[order.indexOf(token) - back] ?? '');
  return PURPOSES.has(first!) || (ARTICLES.has(first!) && PURPOSES.has(second!));
}

/** Whether the purpose follows the word: "camión para mudanza". */
function isBeforePurpose(order: readonly string[], token: string): boolean {
  const purpose = order.findIndex((word) => PURPOSES.has(word));
  return order.indexOf(token) < purpose && purpose < order.length - 1;
}

/** Whether the word is the unit of a quantity: "20 pallets of", "3 toneladas de". */
function isQuantity(order: readonly string[], token: string): boolean {
  const at = order.indexOf(token);
  return /^\d+$/.test(order[at - 1] ?? '') && ['de', 'of', 'd'].includes(order[at + 1] ?? '');
}

/** The words without the clause about the searcher: "we are a furniture factory and need …". */
export function withoutAsker(order: readonly string[], typed: readonly Word[]): readonly Word[] {
  const start = order.findIndex((word, at) => BEING.has(word) && ARTICLES.has(order[at + 1] ?? ''));
  if (start === -1) return typed;
  const length = order.slice(start + 2).findIndex((word) => CLAUSE_ENDS.has(word));
  const clause = length === -1 ? [] : order.slice(start, start + 2 + length);
  const rest = typed.filter(({ token }) => !clause.includes(token));
  return rest.length > 0 ? rest : typed;
}
