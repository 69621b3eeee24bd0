import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { html } from 'hono/html';
import { webConfig } from '#server/http/webConfig.ts';
import type { Env } from '#server/platform/env.ts';
import type { Language } from '#shared/language.ts';
import { asJson } from './head.ts';
import type { Html, Page } from './page.ts';

/** The class names of a style sheet of the web, by those in its source. */
type Classes = Record<string, string | undefined>;

/** What the build made of web/index.html, and what pages need to know of the rest of it. */
export interface Shell {
  /** Those of `web/<sheet>.module.css`. */
  classes: (sheet: string) => Classes;
  fill: (page: Page, nonce: string) => string;
}

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Null when the web is not built. */
export function openShell(directory: string, env: Env): Shell | null {
  const indexFile = path.join(directory, 'index.html');
  if (!existsSync(indexFile)) return null;
  const index = readFileSync(indexFile, 'utf8');
  const classes = readJson<Record<string, Classes>>(path.join(directory, '.vite/classes.json'));
  const manifest = readJson<Record<string, Chunk>>(path.join(directory, '.vite/manifest.json'));
  const config = String(html`<script type="application/json" id="config">${asJson(webConfig(env))}</script>`);

  /** The files of these modules of the web, and of what web/main.ts runs. */
  function code(modules: string[]): string[] {
    const chunks = new Map<string, Chunk>();
    const visit = (name: string) => {
      if (chunks.has(name) || !manifest) return;
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The built web has no module ${name}`);
      chunks.set(name, chunk);
      chunk.imports?.forEach(visit);
    };
    for (const name of [...(manifest?.['index.html']?.dynamicImports ?? []), ...modules]) visit(name);
    return [...chunks.values()].map(({ file }) => `/${file}`).filter((file) => !index.includes(file));
  }

  return {
    classes: (sheet) => {
      const found = classes?.[`${sheet}.module.css`];
      if (!found && classes) throw new Error(`The built web has no style sheet ${sheet}`);
      return found ?? {};
    },
    fill: ({ language, title, head, body, isSketch, modules }, nonce) => {
      const nonceTag = html`<meta property="csp-nonce" nonce="${nonce}" />`;
      // Functions: in a text as replacement `$&` would mean something. What is put in has no `<` of a person's, so none
      // of these finds its place in it.
      const page = index
        .replace('<!--head-->', () => `${nonceTag}${head}${config}${codeLinks(code(modules), body !== null)}`)
        .replace('<html lang="en"', () => `<html lang="${language}"`)
        .replace(/<title>[^<]*<\/title>/, (given) => (title === null ? given : String(html`<title>${title}</title>`)));
      if (body === null) return page;
      return page
        .replace(/<noscript>(?:[^<]|<(?!\/?noscript>))*<\/noscript>/, (given) => (isSketch ? given : ''))
        .replace('<div id="root"></div>', () => `<div id="root" data-language="${language}">${body}</div>`);
    },
  };
}

/** What can be read is painted before code is fetched, so that they do not share a slow network: web/main.ts asks for it. */
function codeLinks(files: string[], isLater: boolean): Html {
  return isLater
    ? html`<script type="application/json" id="code">${asJson(files)}</script>`
    : html`${files.map((file) => html`<link rel="modulepreload" crossorigin href="${file}" />`)}`;
}

function readJson<T extends object>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** The app's catalogues of these areas (see scripts/messageAreas.ts), as modules of the web. */
export function messageModules(language: Language, areas: ('first' | 'pages')[]): string[] {
  return areas.map((area) => `i18n/compiled/${area}/${language}.json`);
}
