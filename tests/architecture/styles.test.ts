import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const TOKENS = 'web/ui/tokens.css';
/** The widths at which layouts change; media conditions cannot read variables. */
const BREAKPOINTS = ['36rem', '48rem', '60rem', '75rem'];

const sheets = sourceFiles()
  .filter(({ path }) => /^web\/.*\.css$/.test(path) && !path.endsWith('fonts.css'))
  .map(({ path, text }) => ({ file: path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
const tokens = sheets.find(({ file }) => file === TOKENS)!.text;
const others = sheets.filter(({ file }) => file !== TOKENS);

/** `file: match` for every match outside of the tokens. */
function found(pattern: RegExp, inConditions = false): string[] {
  return others.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => /@(media|container)/.test(line) === inConditions)
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

  it('change layouts at four widths only', () => {
    const widths = found(/\d*\.?\d+(rem|px|em)\b/g, true).filter(
      (result) => !BREAKPOINTS.includes(result.split(': ')[1]!),
    );
    expect(widths).toEqual([]);
  });

  it('use every token, and no undefined one', () => {
    const defined = new Set([...tokens.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name!));
    const local = new Set(others.flatMap(({ text }) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name!)));
    const used = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!)));
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
    // set by react-aria or by the style attribute of an element
    const given = new Set(['trigger-width', 'part']);
    expect([...used].filter((name) => !defined.has(name) && !local.has(name) && !given.has(name))).toEqual([]);
  });
});
