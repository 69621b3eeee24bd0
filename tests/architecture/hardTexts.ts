import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text of any length: `start`, `repeated` as often as needed, then `end`. */
export interface HardText {
  start: string;
  repeated: string;
  end: string;
}

type Leaf = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Fewer repetitions only have a constant cost. */
const MANY = 16;
/** Characters that classes distinguish; those of the expression are added. */
const CHARACTERS = [
  ...'aZ0 \t\n\r\0_-.,:;@/\\\'"()[]{}<>=|+*#?%&!~éñß',
  ...['\u00a0', '\u0301', '\u2010', '\u2028', '\u200e', '\ufeff', '\ufffd', '😀'],
];

/**
 * The texts for which an expression takes longest: its repeated part again and again, from the start and after the
 * required prefix, with an end that does not match. None for an expression without repetition.
 */
export function hardTexts({ source, flags }: RegExp): HardText[] {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const leaves: Leaf[] = [];
  const repetitions: AST.Quantifier[] = [];
  const gather = (leaf: Leaf) => void leaves.push(leaf);
  visitRegExpAST(tree, {
    onCharacterEnter: (leaf) =>
      leaf.parent.type === 'Alternative' || leaf.parent.type === 'Quantifier' ? gather(leaf) : undefined,
    onCharacterSetEnter: (leaf) => (leaf.parent.type === 'CharacterClass' ? undefined : gather(leaf)),
    onCharacterClassEnter: gather,
    onExpressionCharacterClassEnter: gather,
    onQuantifierEnter: (node) => void (node.max >= MANY && repetitions.push(node)),
  });
  if (repetitions.length === 0) return [];
  const sampler = new Sampler(leaves, flags);
  const starts = unique(['', ...repetitions.map((node) => sampler.before(node))]);
  const atoms = unique(repetitions.flatMap((node) => sampler.samples(node.element)));
  const plain = atoms.filter((atom) => sampler.ends.includes(atom));
  const pairs = plain.flatMap((text) => plain.map((other) => text + other));
  const withStarts = starts.flatMap((start) => [start, ...atoms.map((atom) => start + atom)]);
  return [
    ...starts.flatMap((start) => unique([...atoms, ...pairs]).map((repeated) => ({ start, repeated }))),
    ...unique([...withStarts, ...sampler.samples(tree)]).map((repeated) => ({ start: '', repeated })),
  ]
    .filter(({ repeated }) => repeated !== '')
    .flatMap((text) => ['', ...sampler.ends].map((end) => ({ ...text, end })));
}

/** Generates texts that parts of an expression match. */
class Sampler {
  /** One character of each kind that the expression's sets distinguish: the one that the fewest other sets match. */
  readonly ends: string[];
  readonly #matches = new Map<Leaf, string[]>();

  constructor(leaves: Leaf[], flags: string) {
    const tests = new Map(leaves.map((leaf) => [leaf, new RegExp(`^(?:${leaf.raw})$`, flags.replace(/[gy]/g, ''))]));
    const known = unique([...CHARACTERS, ...leaves.flatMap(({ raw }) => [...raw])]).filter(
      // without these flags, such a character counts as two
      ({ length }) => length === 1 || /[uv]/.test(flags),
    );
    const kinds = (characters: string[], sets: Leaf[]) => {
      const kind = (character: string) => sets.map((leaf) => Number(tests.get(leaf)!.test(character))).join('');
      return [...new Map(characters.map((character) => [kind(character), character])).values()];
    };
    const matches = new Map(known.map((item) => [item, leaves.filter((leaf) => tests.get(leaf)!.test(item)).length]));
    const worstLast = known.toSorted((a, b) => matches.get(b)! - matches.get(a)!);
    this.ends = kinds(
      worstLast,
      leaves.filter(({ type }) => type !== 'Character'),
    );
    const characters = kinds(known.toReversed(), leaves).reverse();
    for (const [leaf, test] of tests) {
      const matching = characters.filter((character) => test.test(character));
      this.#matches.set(leaf, matching);
    }
  }

  samples(node: AST.Node): string[] {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return unique(node.alternatives.flatMap((alternative) => this.samples(alternative)));
      case 'Alternative':
        return this.#inARow(node.elements);
      case 'Quantifier':
        return this.samples(node.element).map((sample) => sample.repeat(Math.max(node.min, 1)));
      default:
        return this.#matches.get(node as Leaf) ?? [''];
    }
  }

  /** The text required before the match of a part of the expression. */
  before(node: AST.Node): string {
    const { parent } = node;
    if (!parent) return '';
    const former =
      parent.type === 'Alternative' ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)) : [];
    return this.before(parent) + this.#inARow(former)[0]!;
  }

  /** The number of texts of the longest part: the first, second and so on of each part, or its last. */
  #inARow(elements: AST.Element[]): string[] {
    const parts = elements.map((element) => this.samples(element));
    const most = Math.max(1, ...parts.map(({ length }) => length));
    return Array.from({ length: most }, (_, at) => parts.map((part) => part[at] ?? part.at(-1) ?? '').join(''));
  }
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
