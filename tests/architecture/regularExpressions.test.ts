import { describe, expect, it } from 'vitest';
import { regularExpressions } from './regularExpressions.ts';
import { slowText } from './slowText.ts';
import { sourceFiles } from './sourceFiles.ts';

const sources = sourceFiles().filter(({ path }) => /^(server|web)\/.*(?<!\.test)\.tsx?$/.test(path));

describe('regular expressions', () => {
  it('of the server and the web run in linear time', () => {
    const found = sources.flatMap(regularExpressions);
    expect(found.length).toBeGreaterThan(100);
    const slow = new Map<string, ReturnType<typeof slowText>>();
    for (const { expression } of found)
      if (!slow.has(String(expression))) slow.set(String(expression), slowText(expression));
    const bad = found.flatMap(({ at, expression }) => {
      const text = slow.get(String(expression));
      return text ? [{ at, expression, text }] : [];
    });
    expect(bad).toEqual([]);
  });

  it.each([
    /\s+$/,
    /\s*,\s*/,
    /^(.*?)\s*(?:\[(\d+)\])?$/s,
    /^bearer(?: +(.*))?$/i,
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    /<b>(.*?)<\/b>/gs,
    /^(\w+\s?)+$/,
    /^(a|aa)+$/,
    /\d{1,5000}x/,
  ])('such as %s, which are quadratic or worse, are detected', (expression) => {
    expect(slowText(expression)).not.toBeNull();
  });

  it.each([/^\s+$/, /\s+/g, /(?<!\s)\s+$/, /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, /^(?:a|b)*$/, /\d{1,5}x/])(
    'such as %s, which are linear, are not',
    (expression) => {
      expect(slowText(expression)).toBeNull();
    },
  );

  it('are found in every position', () => {
    const text = [
      'const one = /a+/g;',
      "const two = (text: string) => text.split(/b*/).map((part) => part.replace(/c/u, ''));",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
      'new RegExp(`d${text}e+`, "i");',
      "RegExp('f');",
    ].join('\n');
    expect(regularExpressions({ path: 'a.ts', text })).toEqual([
      { at: 'a.ts:1', expression: /a+/g },
      { at: 'a.ts:2', expression: /b*/ },
      { at: 'a.ts:2', expression: /c/u },
      { at: 'a.ts:3', expression: /dabe+/i },
      { at: 'a.ts:4', expression: /f/ },
    ]);
    expect(() => regularExpressions({ path: 'a.ts', text: 'new RegExp(source)' })).toThrow('a.ts');
  });
});
