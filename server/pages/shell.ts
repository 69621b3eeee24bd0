import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { html } from 'hono/html';
import { webConfig } from '#server/http/webConfig.ts';
import type { Env } from '#server/platform/env.ts';
import { asJson, inScript } from './head.ts';
import type { Html, Page } from './page.ts';

/** The document around each page: the output of the build for web/index.html. */
export interface Shell {
  fill: (page: Page) => string;
  /** The script element of the documentation, as HTML; empty when the documentation is not built. */
  docsScript: string;
  /** A page of the documentation, in English. `head` and `body` are HTML. */
  fillPlain: (page: { title: string; description: string; head: string; body: string }) => string;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ROOT_ELEMENT = '<div id="root"></div>';

/** Reads the output of the build. Null when the web is not built. */
export function openShell(directory: string, env: Env): Shell | null {
  const indexFile = path.join(directory, 'index.html');
  if (!existsSync(indexFile)) return null;
  const index = readFileSync(indexFile, 'utf8');
  const untitled = index
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<noscript>[^<]*<p>[^<]*<\/p>[^<]*<\/noscript>/, '');
  const plain = untitled.replace(/<link rel="modulepreload"[^<>]*>|<script[^<>]*><\/script>/g, '');
  const manifest = readJson<Record<string, Chunk>>(path.join(directory, '.vite/manifest.json')) ?? {};
  const docs = readJson<{ style: string; script: string }>(path.join(directory, '.vite/docs.json'));
  const names = new Map(Object.keys(manifest).map((name) => [path.basename(name).replace(/\.tsx?$/, ''), name]));
  const config = html`<script type="application/json" id="config">${asJson(webConfig(env))}</script>`;

  const known = new Map<string, Html>();

  /** Links to the styles and the code of these modules, cached by page type and language. */
  function codeLinks(modules: string[]): Html {
    const key = modules.join();
    const links =
      known.get(key) ??
      html`${styleLinks(modules)}${
        // fetched after the first paint: see web/start.ts
        chunksOf(modules).map(({ file }) => html`<link data-code crossorigin href="/${file}" />`)
      }`;
    known.set(key, links);
    return links;
  }

  function styleLinks(modules: string[]): Html {
    const files = chunksOf(modules).flatMap(({ css = [] }) => css);
    return html`${files.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}" />`)}`;
  }

  /**
   * The chunks of the entry, of these modules and of their imports, without the chunks that the document already links.
   */
  function chunksOf(modules: string[]): Chunk[] {
    const chunks = new Map<string, Chunk>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || chunks.has(name)) return;
      chunks.set(name, chunk);
      chunk.imports?.forEach(visit);
    };
    for (const module of ['entry.client', ...modules]) visit(names.get(module) ?? module);
    return [...chunks.values()].filter(({ file }) => !index.includes(file));
  }

  return {
    docsScript: docs ? String(html`<script type="module" src="${docs.script}"></script>`) : '',
    fillPlain: ({ title, description, head, body }) => {
      const described = html`<title>${title}</title><meta name="description" content="${description}" />`;
      const style = docs ? html`${styleLinks([])}<link rel="stylesheet" href="${docs.style}" />` : '';
      return (
        plain
          .replace('<!--head-->', '')
          // inserted after the styles of the product
          .replace('</head>', () => `${described}${style}${head}</head>`)
          .replace(ROOT_ELEMENT, () => body)
      );
    },
    fill: ({ language, head, drawn }) => {
      const data = drawn && html`<script type="application/json" id="page">${inScript(drawn.data)}</script>`;
      // The replacements are functions, because `$&` in a replacement text has a special meaning.
      const page = (drawn ? untitled : index)
        .replace('<!--head-->', () => `${drawn?.head ?? ''}${head}${config}${codeLinks(drawn?.modules ?? [])}`)
        .replace('<html lang="en"', () => `<html lang="${language}"`);
      if (!drawn) return page;
      return page.replace(ROOT_ELEMENT, () => `<div id="root" data-language="${language}">${drawn.body}</div>${data}`);
    },
  };
}

function readJson<T extends object>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
