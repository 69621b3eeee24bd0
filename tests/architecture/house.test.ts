import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messageArea } from '../../scripts/messages.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const files = sourceFiles();
const product = files.filter((file) => /^(server|shared|web|prisma|scripts)\//.test(file.path));

/** Lines such as `server/a.ts -> server/b.ts` for imports that a rule forbids. */
function forbidden(from: RegExp, to: RegExp, allowed = /$^/): string[] {
  return files
    .filter((file) => from.test(file.path) && !allowed.test(file.path))
    .flatMap((file) => file.imports.filter((target) => to.test(target)).map((target) => `${file.path} -> ${target}`));
}

/** These files and all their imports, static and dynamic; without pages that routes load on navigation. */
function reached(from: string[], known = new Set<SourceFile>()): SourceFile[] {
  for (const file of files.filter(({ path }) => from.includes(path) && /^web\/.*\.tsx?$/.test(path))) {
    if (known.has(file)) continue;
    known.add(file);
    // code loaded later has its own messages
    const isWay = ['web/routes.tsx', 'web/relay/fetchGraphQL.ts'].includes(file.path);
    reached(isWay ? file.imports.filter((target) => !file.later.includes(target)) : file.imports, known);
  }
  return [...known];
}

const code = files.filter(
  ({ path }) => path.startsWith('server/') && path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

/** The folders of the server from the bottom layer up: each imports only from layers below its own. */
const STOREYS = [
  ['i18n'],
  ['platform'],
  ['http'],
  ['storage', 'mail'],
  ['jobs', 'postgres', 'images', 'csv'],
  // kernels
  ['graphql'],
  ['rest'],
  // domains
  ['logs'],
  ['files', 'help', 'mailed-links', 'places', 'tax-types', 'tokens'],
  ['services'],
  ['contacts', 'credentials', 'lanes', 'partners'],
  ['search', 'webhooks'],
  ['providers'],
  ['loads', 'records', 'watches'],
  ['accounts', 'collections', 'directory', 'imports', 'open-data', 'statistics'],
  ['installation', 'pre-registration', 'shortlists'],
  ['mcp', 'pages'],
  ['docs'],
  ['app'],
];

/** The tables of each domain by the names of their models; an unassigned table fails a test. */
const OWNERS: Record<string, string> = {
  accounts: 'User UserIdentity Session PendingSignIn Passkey Totp RecoveryCode SpentProof',
  app: 'RateLimit WebProcess JobWorker',
  credentials: 'Register RegisterRow',
  collections: 'Collection CollectionProvider CollectionSlug',
  directory: 'DirectoryPage LanePage',
  files: 'File',
  help: 'FaqEntry HelpVideo',
  imports: 'ProviderImport ProviderImportFile ProviderImportRow',
  installation: 'SetUpStep',
  loads: 'Load LoadAsk',
  logs: 'Log',
  'mailed-links': 'MailedLink',
  partners: 'Partner',
  places: 'Address PostalCode',
  providers:
    'Provider ProviderAssignment ProviderBranch ProviderClaim ProviderDecision ProviderEdit ProviderImage ' +
    'CredentialCheck CredentialFile ProviderCredential ProviderInvitation ProviderLane ProviderService ProviderUser Contact ' +
    'ControlChange ProviderReport RemovedProvider StaffNote Unlisted',
  services: 'Service ServiceCategory ServiceSubcategory FormerServiceSlug',
  shortlists: 'ShortlistEntry',
  statistics: 'ProviderAnswer ProviderDay UnmetSearch SearchDay SearchedText DecidedText CountedView ViewSalt',
  'tax-types': 'TaxType',
  tokens: 'AccessToken',
  watches: 'Watch WatchNews',
  webhooks: 'WebhookEndpoint WebhookEvent WebhookDelivery',
};
/** Each domain has its own keys in it. */
const SHARED = 'Setting';

const ownerOf = (model: string) => Object.keys(OWNERS).find((domain) => OWNERS[domain]!.split(' ').includes(model));

/** The models of prisma/schema.prisma and their tables, except for the shared one. */
const tables = [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w+) \{.*?@@map\("(\w+)"\)/gms)]
  .map(([, name, table]) => ({ name: name!, table: table! }))
  .filter(({ name }) => name !== SHARED);

/** The messages that a file of the web declares. */
function messageIds(text: string): string[] {
  return [...text.matchAll(/\bid(?:: |=)['"]([a-z]\w*(?:\.\w+)+)['"]/gi)].map(([, id]) => id!);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function named(list: SourceFile[]): string[] {
  return list.map((file) => file.path);
}

describe('the house', () => {
  it('has files for these tests to check', () => {
    expect(product.length).toBeGreaterThan(80);
    expect(files.find((file) => file.path === 'server/app/app.ts')!.imports).toContain('server/http/errorResponse.ts');
  });

  it('keeps the web apart from the server', () => {
    expect(forbidden(/^web\//, /^(server|prisma|scripts|tests)\//)).toEqual([]);
    expect(forbidden(/^server\//, /^(web|scripts|tests)\//, /\.test\.ts$/)).toEqual([]);
    expect(forbidden(/^shared\//, /^(server|web|prisma|scripts|tests)\//, /\.test\.ts$/)).toEqual([]);
    expect(forbidden(/^shared\//, /^(node:|react|relay|graphql|hono|pg$)/, /\.test\.ts$/)).toEqual([]);
  });

  it('has every pattern needed by both the server and the web in shared', () => {
    const patternsIn = (folder: string) =>
      product
        .filter(({ path }) => path.startsWith(folder) && !path.includes('.test.'))
        .flatMap(({ text }) =>
          [...text.matchAll(/[=(,:] *\/((?:[^\s/\\]|\\.| ){16,})\/[a-z]*[;,.)]/g)].map(([, one]) => one!),
        );
    const ofServer = patternsIn('server/');
    expect(ofServer.length).toBeGreaterThan(20);
    expect(patternsIn('web/').filter((pattern) => ofServer.includes(pattern))).toEqual([]);
  });

  it('keeps web/ui free of data, routes and messages', () => {
    expect(forbidden(/^web\/ui\//, /^(react-relay|relay-runtime|react-router|react-intl)/)).toEqual([]);
    expect(forbidden(/^web\/ui\//, /^web\/(pages|relay|i18n|layouts)\//)).toEqual([]);
  });

  it('keeps the messages of the back office in the back office, with which they are loaded', () => {
    const elsewhere = files
      .filter(({ path }) => /^web\/.*\.tsx?$/.test(path))
      .filter(({ path }) => !/^web\/(pages\/(bo|not-built)|layouts\/backOffice)\//.test(path))
      .filter(({ text }) => messageIds(text).some((id) => messageArea(id) === 'backOffice'));
    expect(named(elsewhere)).toEqual([]);
  });

  it('needs no messages of other pages for the frame and the landing page', () => {
    const first = reached(['web/entry.client.tsx', 'web/pages/landing/LandingPage.tsx']);
    expect(named(first)).toContain('web/pages/landing/results/SearchResults.tsx');
    // loaded later, together with the messages of other pages
    const later = /^web\/(pages\/landing\/explore|answers|asking|forms|loads|watches)\//;
    const elsewhere = first.flatMap((file) =>
      messageIds(file.text)
        .filter((id) => messageArea(id) !== 'first' && !later.test(file.path))
        .map((id) => `${file.path}: ${id}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has the texts of the server in the catalogue', () => {
    const translated = /\b(?:es|fr|pt):\s+(?:\([^)]*\) =>\s)?['"`][^'"`\n]*\s/;
    expect(named(code.filter(({ text }) => translated.test(text)))).toEqual([]);
  });

  it('lets each layer of the server import only from those below it, types too', () => {
    const levelOf = (path: string) => STOREYS.findIndex((storey) => storey.includes(path.split('/')[1]!));
    const unknown = new Set(code.filter(({ path }) => levelOf(path) < 0).map(({ path }) => path.split('/')[1]));
    expect([...unknown]).toEqual([]);
    const upward = code.flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('server/') && !target.startsWith('server/generated/'))
        .filter((target) => path.split('/')[1] !== target.split('/')[1] && levelOf(path) <= levelOf(target))
        .map((target) => `${path} -> ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it('has no cycle of folders in the server, including type imports', () => {
    const uses = new Map<string, Set<string>>();
    for (const { path, imports } of code)
      for (const target of imports.filter((item) => item.startsWith('server/'))) {
        const [from, to] = [folderOf(path), folderOf(target)];
        if (from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
      }
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (folder: string, way: string[]) => {
      if (way.includes(folder)) circles.push([...way.slice(way.indexOf(folder)), folder].join(' -> '));
      if (way.includes(folder) || done.has(folder)) return;
      for (const next of uses.get(folder) ?? []) visit(next, [...way, folder]);
      done.add(folder);
    };
    for (const folder of uses.keys()) visit(folder, []);
    expect(circles).toEqual([]);
  });

  it('imports by alias rather than from more than two folders up', () => {
    // a separate package, where the aliases of package.json do not apply
    const climbing = files
      .filter(({ path }) => !path.startsWith('tools/'))
      .filter(({ text }) => /from '(?:\.\.\/){3}/.test(text));
    expect(named(climbing)).toEqual([]);
  });

  it('lets only the edges import GraphQL and requests', () => {
    const edges =
      /(graphql|mutations|connections|rest|access|Type|contact|providerService|providerInput)\.ts$|^server\/(app|docs|graphql|mcp|rest|http|pages)\/|\.test\.ts$/;
    expect(
      forbidden(/^server\//, /^(graphql|graphql-yoga|@pothos\/.*|hono.*|server\/graphql\/builder\.ts)$/, edges),
    ).toEqual([]);
  });

  it('keeps REST a layer over GraphQL: no database, no verbs', () => {
    const ownDomainShims = /^server\/(?!rest\/|app\/)(.+)\/rest\.ts$/;
    expect(forbidden(ownDomainShims, /^(pg|server\/db\.ts|server\/generated\/.*)$/)).toEqual([]);
    const targets = files.filter((file) => ownDomainShims.test(file.path)).flatMap((file) => file.imports);
    expect(
      targets.filter(
        (target) =>
          !/^server\/(rest\/|graphql\/access\.ts|(.+)\/(access|rest(Form|Schema)?)\.ts|platform\/errors\.ts)/.test(
            target,
          ),
      ),
    ).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const readers = product.filter(
      (file) => /^(server|web|prisma)\//.test(file.path) && file.text.includes('process.env'),
    );
    // the embedded PostgreSQL passes its environment on, without the variables that would configure it
    expect(named(readers)).toEqual(['server/platform/env.ts', 'server/postgres/serverProcess.ts']);
  });

  it('has no utility files, barrels or vague names', () => {
    expect(named(product.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/i.test(file.path)))).toEqual([]);
    expect(named(product.filter((file) => /\/index\.tsx?$/.test(file.path)))).toEqual([]);
    expect(named(product.filter((file) => /class \w+(Service|Manager|Helper)\b/.test(file.text)))).toEqual([]);
  });

  it('writes the tables of a domain only from that domain', () => {
    expect(tables.filter(({ name }) => !ownerOf(name))).toEqual([]);
    // a new installation has rows of all domains
    const others = code.filter(({ path }) => !path.startsWith('server/app/seed/'));
    const writes = others.flatMap(({ path, text }) =>
      tables
        .filter(({ name }) => ownerOf(name) !== path.split('/')[1])
        .flatMap(({ name, table }) => [
          ...text.matchAll(new RegExp(`\\.${name}\\.(create|update|delete|upsert)\\w*\\(`, 'gi')),
          ...text.matchAll(new RegExp(`\\b(insert into|update|delete from) ${table}\\b`, 'g')),
        ])
        .map(([match]) => `${path}: ${match}`),
    );
    expect(writes).toEqual([]);
  });

  it('keeps files small', () => {
    expect(named(files.filter((file) => file.lines > 300))).toEqual([]);
    const code = product.filter((file) => /\.tsx?$/.test(file.path) && !/^prisma\/(reference|demo)\//.test(file.path));
    // a screen is one file with its columns, rows and messages
    expect(code.filter((file) => file.lines > 150).length / code.length).toBeLessThan(0.12);
  });
});
