import type { Random } from '../random.ts';

/**
 * A sentence with choices and gaps: `[a|b]` is either of the two, `{city}` is a slot, `{n:4-40}` is a number. A choice
 * may contain gaps, but no other choice.
 */
interface Template {
  parts: readonly Part[];
  slots: readonly string[];
}

type Part = string | { slot: string } | { min: number; max: number } | { choices: readonly (readonly Part[])[] };

export type Slots = Readonly<Record<string, string | undefined>>;

const compiled = new Map<string, Template>();

function compilePlain(text: string): Part[] {
  return text
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (!piece.startsWith('{')) return piece;
      const gap = piece.slice(1, -1);
      const range = /^n:(\d+)-(\d+)$/.exec(gap);
      return range ? { min: Number(range[1]), max: Number(range[2]) } : { slot: gap };
    });
}

function compile(text: string): Template {
  const known = compiled.get(text);
  if (known) return known;
  const parts = text
    .split(/(\[[^\]]+\])/)
    .flatMap((piece): Part[] =>
      piece.startsWith('[') ? [{ choices: piece.slice(1, -1).split('|').map(compilePlain) }] : compilePlain(piece),
    );
  const slots = [...text.matchAll(/\{([^}:]+)\}/g)].map((match) => match[1] ?? '');
  const template = { parts, slots };
  compiled.set(text, template);
  return template;
}

function fillParts(parts: readonly Part[], slots: Slots, random: Random): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) text += slots[part.slot] ?? '';
    else if ('choices' in part) text += fillParts(random.pick(part.choices), slots, random);
    else text += String(random.int(part.min, part.max));
  }
  return text;
}

export function canFill(text: string, slots: Slots): boolean {
  return compile(text).slots.every((slot) => slots[slot] !== undefined);
}

export function fill(text: string, slots: Slots, random: Random): string {
  return fillParts(compile(text).parts, slots, random);
}
