import type { KnownPlace } from '../atlas/place.ts';
import type { Candidate } from './candidates.ts';
import { placeEvidence } from './evidence.ts';
import { isOpen, type Names, notExplained, type Text } from './parse.ts';
import { isSupported } from './qualifiers.ts';
import type { Reader } from './reader.ts';
import { weighReader, weighRest } from './score.ts';
import { FREE } from './streets.ts';
import { areApart, isNumber, type Token } from './tokens.ts';
import { isFiller } from './vocabulary.ts';

/** A city whose corrected name explains more of the text than the best candidate does; null when there is none. */
export function readMisspelt(names: Names, text: Text, best: Candidate | undefined, reader: Reader): Candidate | null {
  const left = best ? notExplained(text, best) : text.tokens.filter((_, at) => isOpen(text, at));
  if (left.length === 0) return null;
  let found: Candidate | null = null;
  for (const [start, end] of runs(text, left, best)) {
    const name = text.tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ');
    if (name.length < 4) continue;
    const apart = text.qualifiers.filter(
      (qualifier) => areApart(qualifier, { start, end }) && qualifier.places.some(({ kind }) => kind !== 'city'),
    );
    const accepts = (place: KnownPlace) => apart.every((item) => isSupported(place, item, start));
    for (const { place, errors } of names.misspelt(name, accepts)) {
      const evidence = placeEvidence();
      evidence.add('size', Math.log(place.weight));
      evidence.add('typingError', errors);
      if (end > start + 1) evidence.add('longName', end - start - 1);
      weighReader(evidence, place, reader);
      weighRest(evidence, text, { start, end }, place);
      if (!found || evidence.score > found.evidence.score) found = { place, start, end, evidence };
    }
  }
  if (!found) return null;
  // a matched city stays, unless its name is part of the misspelled one
  const isBetter = best?.place.kind !== 'city' || (found.start <= best.start && best.end <= found.end);
  return isBetter ? found : null;
}

/** Ranges of up to four words that include all unmatched words of a segment. */
function* runs({ tokens, streets }: Text, left: Token[], best: Candidate | undefined): Generator<[number, number]> {
  const isLeft = (at: number) => left.includes(tokens[at]!);
  const isUsable = (at: number) =>
    streets[at] === FREE &&
    !isNumber(tokens[at]!.text) &&
    (isLeft(at) ||
      isFiller(tokens[at]!.text) ||
      (best?.place.kind !== 'country' && best !== undefined && best.start <= at && at < best.end));
  for (let start = 0; start < tokens.length; start++) {
    const { segment } = tokens[start]!;
    const wanted = left.filter((token) => token.segment === segment).length;
    let covered = 0;
    for (let end = start + 1; end <= Math.min(tokens.length, start + 4); end++) {
      if (tokens[end - 1]!.segment !== segment || !isUsable(end - 1)) break;
      if (isLeft(end - 1)) covered++;
      if (wanted > 0 && covered === wanted) yield [start, end];
    }
  }
}
