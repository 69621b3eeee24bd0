import { expect, it } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import { LOG_CODES } from '#server/logs/events.ts';
import { sourceFiles } from './sourceFiles.ts';

const server = sourceFiles().filter(({ path }) => path.startsWith('server/') && !path.includes('.test.'));

it('each code of the log has a sentence in three languages, and each sentence has a code', () => {
  for (const catalogue of [en, es, fr, pt]) {
    const sentences = Object.keys(catalogue).filter((id) => id.startsWith('log.'));
    expect(sentences.toSorted()).toEqual(LOG_CODES.map((code) => `log.${code}`).toSorted());
  }
});

it('each code of the log is written somewhere', () => {
  const others = server.filter(({ path }) => path !== 'server/logs/events.ts').map(({ text }) => text);
  // "ByProgram" is added to the code of a person's action
  const unwritten = LOG_CODES.filter(
    (code) => !others.some((text) => text.includes(`'${code.replace('ByProgram', '')}'`)),
  );
  expect(unwritten).toEqual([]);
});

it('log entries are written with a code only: no call passes free text, and no other statement inserts one', () => {
  const calls = server.flatMap(({ path, text }) =>
    [...text.matchAll(/\bwriteLogs?\(\s*[\s\S]{0,300}?\);/g)].map(([call]) => `${path}: ${call}`),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((call) => /\bmessage\b/.test(call))).toEqual([]);
  const writers = server.filter(({ text }) => /insert into logs\b|\blog\.create/i.test(text)).map(({ path }) => path);
  expect(writers).toEqual(['server/app/seed/waiting.ts', 'server/logs/writeLog.ts']);
});
