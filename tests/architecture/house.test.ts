import { describe, expect, it } from 'vitest';
import { messageArea } from '../../scripts/messageAreas.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const files = sourceFiles();
const product = files.filter((file) => /^(server|web|prisma|scripts)\//.test(file.path));

/** Lines such as `server/a.ts -> server/b.ts` for imports that a rule forbids. */
function forbidden(from: RegExp, to: RegExp, allowed = /$^/): string[] {
  return files
    .filter((file) => from.test(file.path) && !allowed.test(file.path))
    .flatMap((file) => file.imports.filter((target) => to.test(target)).map((target) => `${file.path} -> ${target}`));
}

/** These files, and what they import at first or later; but not the pages that the routes fetch when somebody goes there. */
function reached(from: string[], known = new Set<SourceFile>()): SourceFile[] {
  for (const file of files.filter(({ path }) => from.includes(path) && /^web\/.*\.tsx?$/.test(path))) {
    if (known.has(file)) continue;
    known.add(file);
    const isRoutes = file.path === 'web/routes.tsx';
    reached(isRoutes ? file.imports.filter((target) => !file.later.includes(target)) : file.imports, known);
  }
  return [...known];
}

function named(list: SourceFile[]): string[] {
  return list.map((file) => file.path);
}

describe('the house', () => {
  it('is found by these tests at all', () => {
    expect(product.length).toBeGreaterThan(80);
    expect(files.find((file) => file.path === 'server/app.ts')!.imports).toContain('server/rest/rest.ts');
  });

  it('keeps the web apart from the server', () => {
    expect(forbidden(/^web\//, /^(server|prisma|scripts|tests)\//)).toEqual([]);
    expect(forbidden(/^server\//, /^(web|scripts|tests)\//, /\.test\.ts$/)).toEqual([]);
  });

  it('keeps web/ui free of data, routes and messages', () => {
    expect(forbidden(/^web\/ui\//, /^(react-relay|relay-runtime|react-router|react-intl)/)).toEqual([]);
    expect(forbidden(/^web\/ui\//, /^web\/(pages|relay|i18n|layouts)\//)).toEqual([]);
  });

  it('keeps the messages of the back office in the back office, with which they are loaded', () => {
    const elsewhere = files.filter(
      (file) =>
        /^web\/.*\.tsx?$/.test(file.path) &&
        !/^web\/(pages\/(bo|not-built)|layouts\/backOffice)\//.test(file.path) &&
        /\bid(: |=)['"]bo\./.test(file.text),
    );
    expect(named(elsewhere)).toEqual([]);
  });

  it('needs no messages of other pages for the frame and the landing page', () => {
    const first = reached(['web/main.ts', 'web/pages/landing/LandingPage.tsx']);
    expect(named(first)).toContain('web/pages/landing/results/SearchResults.tsx');
    const elsewhere = first.flatMap((file) =>
      [...file.text.matchAll(/\bid(?:: |=)['"]([a-z]\w*(?:\.\w+)+)['"]/gi)]
        .filter(([, id]) => messageArea(id!) !== 'first')
        .map(([, id]) => `${file.path}: ${id}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('lets only the edges know GraphQL and requests', () => {
    const edges =
      /(graphql|mutations|connections|overview|moderation|rest|contact|providerService|providerInput|publicProvider|queueWatch|status|subscriptions)\.ts$|^server\/(graphql|rest|http|pages|docs)\/|^server\/(app|parts)\.ts$|\.test\.ts$/;
    expect(
      forbidden(/^server\//, /^(graphql|graphql-yoga|@pothos\/.*|hono.*|server\/graphql\/builder\.ts)$/, edges),
    ).toEqual([]);
  });

  it('makes REST a coat over GraphQL: no database, no verbs', () => {
    const ownDomainShims = /^server\/(?!rest\/)(.+)\/rest\.ts$/;
    expect(forbidden(ownDomainShims, /^(pg|server\/db\.ts|server\/generated\/.*)$/)).toEqual([]);
    const targets = files.filter((file) => ownDomainShims.test(file.path)).flatMap((file) => file.imports);
    expect(
      targets.filter((target) => !/^server\/(rest\/|(.+)\/rest(Body|Form|Schema)?\.ts|errors\.ts)/.test(target)),
    ).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const readers = product.filter(
      (file) => /^(server|web|prisma)\//.test(file.path) && file.text.includes('process.env'),
    );
    // the embedded PostgreSQL hands its environment on, less what would steer it
    expect(named(readers)).toEqual(['server/env.ts', 'server/postgres/serverProcess.ts']);
  });

  it('has no drawers, barrels or vague names', () => {
    expect(named(product.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/i.test(file.path)))).toEqual([]);
    expect(named(product.filter((file) => /\/index\.tsx?$/.test(file.path)))).toEqual([]);
    expect(named(product.filter((file) => /class \w+(Service|Manager|Helper)\b/.test(file.text)))).toEqual([]);
  });

  it('writes the tables of a domain from that domain only', () => {
    const owner: Record<string, string> = {
      provider: 'providers',
      contact: 'providers',
      providerService: 'providers',
      providerImage: 'providers',
      providerDecision: 'providers',
      user: 'users',
      session: 'auth',
      mailedLink: 'auth',
      userIdentity: 'auth',
      file: 'files',
      service: 'services',
      helpVideo: 'help-videos',
      partner: 'partners',
      accessToken: 'tokens',
      webhookEndpoint: 'webhooks',
      webhookEvent: 'webhooks',
      webhookDelivery: 'webhooks',
      providerImport: 'provider-imports',
      providerImportRow: 'provider-imports',
    };
    const writes = product.flatMap((file) =>
      [...file.text.matchAll(/\.(\w+)\.(create|update|delete|upsert)(Many)?\(/g)]
        .filter((match) => owner[match[1]!] !== undefined && !file.path.startsWith(`server/${owner[match[1]!]}/`))
        .map((match) => `${file.path}: ${match[0]}`),
    );
    expect(writes).toEqual([]);
  });

  it('keeps files small', () => {
    expect(named(files.filter((file) => file.lines > 300))).toEqual([]);
    const code = product.filter((file) => /\.tsx?$/.test(file.path) && !/^prisma\/(reference|demo)\//.test(file.path));
    expect(code.filter((file) => file.lines > 150).length / code.length).toBeLessThan(0.05);
  });
});
