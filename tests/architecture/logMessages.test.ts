import { expect, it } from 'vitest';
import { eventMessages } from '#web/pages/bo/logs/eventMessages.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Places where the server defines its log messages. */
const NAMED = [
  /\bwriteLogs?\([\s\S]{0,200}?message: (.*)/g,
  /\bconst (?:message|change) = (.*)/g,
  /\bchange(?:Providers?|Catalogue)\([^'`;]*?(['`].*)/g,
  /\bwithToken\((.*)/g,
  /\bmessage = (.*)/g,
  /\bchangeUser\([^;]*?message: (.*)/g,
  /\bMESSAGES = ([^;]*)/g,
];

const written = sourceFiles()
  .filter(
    ({ path, text }) =>
      path.startsWith('server/') && !path.includes('.test.') && /writeLog|withToken|change\w+\.ts/.test(text),
  )
  .flatMap(({ text }) => NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1]!)))
  .flatMap((code) => [...code.matchAll(/'([A-Z][^']{5,})'|"([A-Z][^"]{5,})"/g)].map(([, one, other]) => one ?? other!));

it("the server's log messages are translated into all languages", () => {
  expect(written.length).toBeGreaterThan(40);
  expect([...new Set(written)].filter((message) => !Object.hasOwn(eventMessages, message))).toEqual([]);
});

it('there is no translation without a log message of the server', () => {
  const missing = Object.keys(eventMessages).filter((message) => !written.includes(message));
  expect(missing).toEqual([]);
});
