// The messages: an English text used in one place of the web's code is declared there; those of the server, and those
// used in several places, are in messages/en.json, and code refers to their ids. A file for each other language
// translates both.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '#shared/language.ts';

type Catalogue = Record<string, string>;

const COMPILED = 'web/i18n/compiled';
/** All texts of each language as written: checks and tests read them. */
const TEXTS = `${COMPILED}/texts`;
const EXTRACTED = 'node_modules/.cache/messages.json';

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

function runFormatjs(...args: string[]): void {
  execFileSync(path.resolve('node_modules/.bin/formatjs'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The ids used in the web's code, and the English texts declared there. */
function extractMessages(): Record<string, { defaultMessage?: string }> {
  const sources = ['web/**/*.{ts,tsx}', '--ignore', 'web/**/*.d.ts', 'web/__generated__/**', 'web/**/*.test.*'];
  runFormatjs('extract', ...sources, '--throws', '--out-file', EXTRACTED);
  return readJson(EXTRACTED);
}

/** Compiles the catalogues for the browser, one for each language and area, without texts that only the server has. */
export function compileMessages(): void {
  const named = extractMessages();
  const declared = Object.entries(named).map(([id, { defaultMessage }]) => [id, defaultMessage]);
  for (const language of LANGUAGES) {
    const catalogue = readJson<Catalogue>(`messages/${language}.json`);
    const all = language === 'en' ? { ...Object.fromEntries(declared), ...catalogue } : catalogue;
    writeJson(`${TEXTS}/${language}.json`, all);
  }
  runFormatjs('compile-folder', '--ast', '--format', 'simple', TEXTS, COMPILED);
  for (const language of LANGUAGES) {
    const compiled = `${COMPILED}/${language}.json`;
    const messages = Object.entries(readJson<Catalogue>(compiled)).filter(([id]) => id in named);
    rmSync(compiled);
    for (const [area, own] of Object.entries(Object.groupBy(messages, ([id]) => messageArea(id))))
      writeJson(`${COMPILED}/${area}/${language}.json`, Object.fromEntries(own));
  }
}

/** Checks that languages agree in keys, plurals and arguments, and that each text is used and declared once. */
export function checkMessages(): void {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  runFormatjs('verify', '--source-locale', 'en', ...checks, `${TEXTS}/*.json`);
  const faults = Object.entries(findFaults()).flatMap(([fault, ids]) => ids.map((id) => `${id}: ${fault}`));
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  throw new Error('messages are not in order');
}

function findFaults(): Record<string, string[]> {
  const named = readJson<Catalogue>(EXTRACTED);
  const all = readJson<Catalogue>(`${TEXTS}/en.json`);
  const english = Object.keys(readJson<Catalogue>('messages/en.json'));
  const sources = globSync('{server,shared,web}/**/*.{ts,tsx}')
    .filter((file) => !/generated__|generated[/\\]|\.(test|d)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const matches = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)].map(([, id]) => id!));
  const strings = new Set(matches(/['"]([\w.]+)['"]/g));
  // such as `mail.${kind}.subject`
  const families = matches(/`(\w+\.[\w.]*\$\{\w+\}[\w.]*)`/g).map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{\w+\}/, '\\w+')}$`),
  );
  const texts = [...english, ...matches(/\bid(?:: |=)['"]([\w.]+)['"],?\s+defaultMessage/g)];
  const catalogues = LANGUAGES.map((language) => readJson<Catalogue>(`${TEXTS}/${language}.json`));
  // without families of ids that contain a code
  const single = Object.keys(all).filter((id) => !/^(log|mail|bo\.column|bo\.queue)\./.test(id));
  const alike = Map.groupBy(single, (id) => JSON.stringify(catalogues.map((catalogue) => catalogue[id])));
  return {
    'the same text in all languages, so one message': [...alike.values()]
      .filter((ids) => ids.length > 1)
      .map((ids) => ids.join(', ')),
    'no code names it': english.filter((id) => !strings.has(id) && !families.some((family) => family.test(id))),
    'its English stands twice': texts.filter((id, at) => texts.indexOf(id) !== at),
    'in no defineMessage, so the browser does not get it': matches(/\bid(?:: |=)['"](\w+\.[\w.]+)['"]/g).filter(
      (id) => id in all && !(id in named),
    ),
    'no narrow space (U+202F) before ; ! ? in French': frenchTexts().filter((text) =>
      /[^\u202F][;!?](?=[\s<}»']|$)/.test(text),
    ),
    'not in the order of the alphabet': LANGUAGES.flatMap((language) => {
      const ids = Object.keys(readJson<Catalogue>(`messages/${language}.json`));
      return ids.filter((id, at) => at > 0 && ids[at - 1]! > id);
    }),
  };
}

/** The French texts of the catalog and of the legal documents. */
function frenchTexts(): string[] {
  const legal = globSync('web/pages/legals/texts/*/fr.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=')[^'\n]+/g) ?? [],
  );
  return [...Object.values(readJson<Catalogue>(`${TEXTS}/fr.json`)), ...legal];
}

/**
 * The time at which messages are loaded: initially, with the first page other than the landing page, or with the back
 * office.
 */
export type MessageArea = 'first' | 'pages' | 'backOffice';

/** Prefixes of message ids: of the frame around every page, and of the landing page with its lazily loaded parts. */
const FIRST = [
  'app',
  'explore',
  'footer',
  'landing',
  'lane',
  'language',
  'loading',
  'map',
  'nav',
  'privacy',
  'results',
  'role',
  'search',
  'selector',
];

/** Prefixes of the back office's texts; the server uses those other than `bo`, too. */
const BACK_OFFICE = ['bo', 'decision', 'helpVideo', 'partner', 'service', 'setUp'];

export function messageArea(id: string): MessageArea {
  const [prefix = ''] = id.split('.');
  if (BACK_OFFICE.includes(prefix)) return 'backOffice';
  return FIRST.includes(prefix) ? 'first' : 'pages';
}
