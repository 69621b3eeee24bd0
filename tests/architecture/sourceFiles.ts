import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
  lines: number;
  /** Own files as paths from the root, packages by name. */
  imports: string[];
  /** Files imported dynamically. */
  later: string[];
}

/** An own file, by the `imports` of package.json. */
const ALIAS = /^#(?:server|web|shared|prisma|tests)\//;
const GENERATED = /(^|\/)(generated|__generated__|compiled)\//;
/** The benchmark's peers install their own packages. */
const NOT_OURS = ['tools/bench/peers/node_modules/**'];

export function sourceFiles(): SourceFile[] {
  return globSync('{server,shared,web,prisma,scripts,tests,tools}/**/*.{ts,tsx,mjs,css}', { exclude: NOT_OURS })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !GENERATED.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return {
        path: file,
        text,
        lines: text.split('\n').length,
        imports: importsOf(file, text, /(?<![/\w])(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g),
        later: importsOf(file, text, /(?<![/\w])import\s*\(\s*['"]([^'"]+)['"]/g),
      };
    });
}

function importsOf(file: string, text: string, pattern: RegExp): string[] {
  const specifiers = [...text.matchAll(pattern)].map((match) => match[1]!);
  return specifiers.map((specifier) => {
    if (ALIAS.test(specifier)) return specifier.slice(1);
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}
