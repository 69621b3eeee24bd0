import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const TOKENS = 'web/ui/tokens.css';
/** The widths at which layouts change; media conditions cannot read variables. */
const BREAKPOINTS = ['36rem', '48rem', '60rem', '75rem'];
/** The narrow form of a card depends on its own width, and only on phones. */
const NARROW_CARD = '25rem';
/** A table has more columns from each of these on: see `room` of a column. */
const TABLE_WIDTHS = ['64rem', '88rem', '98rem'];

const sheets = sourceFiles()
  .filter(({ path }) => /^web\/.*\.css$/.test(path) && !path.endsWith('fonts.css'))
  .map(({ path, text }) => ({ file: path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
const tokens = sheets.find(({ file }) => file === TOKENS)!.text;
const others = sheets.filter(({ file }) => file !== TOKENS);

/** `file: match` for every match outside of the tokens: in conditions of a kind, or outside of conditions. */
function found(pattern: RegExp, kind?: 'media' | 'container'): string[] {
  return others.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => line.match(/@(media|container)/)?.[1] === kind)
      .flatMap((line) => [...line.matchAll(pattern)].map(([match]) => `${file}: ${match}`)),
  );
}

describe('the style sheets', () => {
  it('take every colour from the tokens', () => {
    expect(found(/#[\da-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(/gi)).toEqual([]);
  });

  it('take every size and duration from the tokens, except those relative to the text or the window', () => {
    expect(found(/(?<![\w.-])-?\d*\.?\d+(px|rem|pt|ms|s)\b/g)).toEqual([]);
  });

  it('change layouts at four widths only, cards at one more, and the columns of a table at three', () => {
    const otherWidths = (kind: 'media' | 'container', allowed: string[]) =>
      found(/\d*\.?\d+(rem|px|em)\b/g, kind).filter((result) => !allowed.includes(result.split(': ')[1]!));
    expect(otherWidths('media', BREAKPOINTS)).toEqual([]);
    expect(otherWidths('container', [NARROW_CARD, ...TABLE_WIDTHS, ...BREAKPOINTS])).toEqual([]);
  });

  it('use every token, and no undefined one', () => {
    const defined = new Set([...tokens.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name!));
    const local = new Set(others.flatMap(({ text }) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name!)));
    const inScripts = sourceFiles().filter(({ path }) => /^web\/.*\.tsx?$/.test(path));
    const used = new Set(
      [...sheets, ...inScripts].flatMap(({ text }) =>
        [...text.matchAll(/\bvar\(--([\w-]+)|\btoken\('([\w-]+)'\)/g)].map(([, name, read]) => name ?? read!),
      ),
    );
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
    // set by react-aria or by the style attribute of an element
    const given = new Set(['trigger-width', 'part']);
    expect([...used].filter((name) => !defined.has(name) && !local.has(name) && !given.has(name))).toEqual([]);
  });
});
