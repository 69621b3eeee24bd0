// Finds phrases that are not standard English in comments and API descriptions.
import { globSync, readFileSync } from 'node:fs';

/** The replacements, by phrase. */
const PHRASES: Record<string, string> = {
  '(some|any|every|no)body': 'a user, a caller, anyone, everyone, no one',
  'of (which|whom|whose)': 'whose, with',
  '(of|for) what(?! happened)': 'of, for and a noun',
  'by (which|whom)': 'with which, so that',
  'for who': 'for users who',
  'those who|whoever': 'users who',
  'what(ever)? (it|one|they) (is|are|was|were)': 'a noun: its state, its content',
  told: 'notified',
  '(goes|go|went) on': 'continues',
  '(?<!there )(is|are|was|were) none': 'is not one',
  asked: 'requested',
  '(looked|looks) (at|for)': 'reviewed, searched',
  '(?<!at most )at once': 'immediately, together, concurrently',
  former: 'previous',
  '(takes?|taken|took) (\\w+ )?back': 'undoes, withdraws',
  'in (the )?place of': 'instead of',
  'put aside': 'skipped',
  '(for )?so long': 'this long, as long as',
  'so many': 'the number of, at most',
  '(is|are|has|have) gone': 'deleted, removed',
  merely: 'only',
  beside: 'next to, in addition to',
  'mend(s|ed|ing)?': 'corrects',
  'says (that|what|so|nothing|no|how|which|who|of)': 'reports, states',
  "of (its|our|their|one's) own": 'own, separate',
  "one's own": 'your own, their',
  'left out': 'omitted',
  'on (the|its|their) way': 'pending, loading',
  'from then on': 'then, afterwards',
  'for ever': 'forever',
  'made[- ]up': 'generated, invented',
  'all that': 'all, everything that',
  wanted: 'requested',
  'any more': 'no longer',
  anew: 'again',
  'as many as': 'the number of',
  'good for': 'valid for',
};

const COMMENTS = {
  code: /(?<=^|[\s{])(?:\/\*\*[\s\S]*?\*\/|\/\/ .*$)/gm,
  sql: /(?<=^\s*)-- .*$/gm,
  prisma: /\/\/.*$/gm,
  graphql: /"""[\s\S]*?"""/g,
};

/** Prints each phrase found with its line and the suggested replacement. Throws when there is one. */
export function checkWording(): void {
  const files = globSync(['{prisma,scripts,server,shared,web}/**/*.{ts,tsx,mjs,sql,prisma}', 'schema.graphql'], {
    exclude: ['**/__generated__/**', '**/generated/**', '**/migrations/**', '**/*.test.*', 'scripts/wording.ts'],
  });
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const kind = file.match(/(sql|prisma|graphql)$/)?.[1] ?? 'code';
    return [...text.matchAll(COMMENTS[kind as keyof typeof COMMENTS])].flatMap(({ 0: comment, index }) => {
      const words = comment.replace(/`[^`]*`|\n\s*(?:\*|\/\/|--)?\s*/g, ' ');
      const line = text.slice(0, index).split('\n').length;
      return Object.entries(PHRASES).flatMap(([phrase, instead]) => {
        const [found] = words.match(new RegExp(`\\b(?:${phrase})\\b`, 'i')) ?? [];
        return found ? [`${file}:${line}: "${found}": ${instead}`] : [];
      });
    });
  });
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  throw new Error('comments and descriptions are to be in standard English');
}
