import type { KnownPlace } from '../atlas/place.ts';
import { STREET } from './streets.ts';
import { areApart, isNumber, type Token } from './tokens.ts';
import { isFiller, isParticle, POSTAL_LABEL, SPELT_OUT } from './vocabulary.ts';

/** A range of tokens that is the complete name of some places. */
export interface Mention {
  start: number;
  end: number;
  text: string;
  places: KnownPlace[];
}

const LONGEST = 8;

/** All names in the text, including those within others. */
export function findMentions(tokens: readonly Token[], named: (name: string) => KnownPlace[]): Mention[] {
  const found: Mention[] = [];
  for (let start = 0; start < tokens.length; start++) {
    let text = '';
    for (let end = start + 1; end <= tokens.length && end <= start + LONGEST; end++) {
      if (tokens[end - 1]!.segment !== tokens[start]!.segment) break;
      text += (text && ' ') + tokens[end - 1]!.text;
      if (end === start + 1 && isNoName(tokens, start)) continue;
      const spelt = text.replace(/\w+/g, (word) => SPELT_OUT.get(word) ?? word);
      const places = spelt === text ? named(text) : [...named(text), ...named(spelt)];
      if (places.length > 0) found.push({ start, end, text, places });
    }
  }
  return found;
}

/** A single letter among other words, or 'CP' before a number. */
function isNoName(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (text.length === 1) return tokens.length > 1 && isParticle(text);
  return POSTAL_LABEL.has(text) && isNumber(tokens[at + 1]?.text ?? '');
}

/** The mentions that cover most, without overlaps: the longest first, of equals the first. */
export function longestMentions(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  streets: Uint8Array,
): Mention[] {
  const chosen: Mention[] = [];
  const isStreet = ({ start, end }: Mention) => streets.subarray(start, end).includes(STREET);
  // 'de' is Delaware only at the end of its part, and 'centro' is ignored next to other names
  const isLoose = ({ text, start, end }: Mention) => {
    if (end > start + 1 || !isFiller(text)) return false;
    const { segment } = tokens[end - 1]!;
    if (!isParticle(text)) return tokens.length > 1;
    return tokens.some((token, at) => at >= end && token.segment === segment && !isNumber(token.text));
  };
  for (const one of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (isStreet(one) || isLoose(one)) continue;
    if (chosen.every((other) => areApart(one, other))) chosen.push(one);
  }
  return chosen.sort((a, b) => a.start - b.start);
}
