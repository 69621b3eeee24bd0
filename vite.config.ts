import { readFileSync } from 'node:fs';
import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { docs } from './scripts/docs-vite.ts';
import { graphiql } from './scripts/graphiql-vite.ts';
import { relay } from './scripts/relay-vite.ts';

/** react-aria brings its words in more than thirty languages; of those we do not speak nothing is sent. */
function ourAriaLocales(): Plugin {
  return {
    name: 'our-aria-locales',
    load: {
      filter: {
        id: /\/node_modules\/(?:react-aria|react-aria-components|react-stately)\/.*\/(?!en-US|es-ES|fr-FR|pt-BR)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => 'export default {};',
    },
  };
}

/** The browser would find the font only in the style sheet; named in the page, both load at once. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /plus-jakarta-sans.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** The first paint needs the style sheet and the font: code must not compete with them. */
function codeAfterStyles(): Plugin {
  return {
    name: 'code-after-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replace('<script type="module"', '$& fetchpriority="low"'),
    },
  };
}

/** The layer of web/ui/layers.css in which the styles of components are, by their folder. */
const LAYERS: Record<string, string> = {
  ui: 'ui',
  layouts: 'layout',
  crash: 'layout',
  analytics: 'layout',
  pages: 'pages',
};

function layerOfFolder(): Plugin {
  const file = /\/web\/(\w+)\/.*\.module\.css$/;
  return {
    name: 'layer-of-folder',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler: (code, id) => ({ code: `@layer ${LAYERS[file.exec(id)![1]!] ?? 'parts'} {${code}}`, map: null }),
    },
  };
}

/**
 * The styles of each folder of pages are one file, and those of shared components another: one for each component would
 * hold up the first paint. The frame and what most pages show are in that of web/entry.client.tsx.
 */
function styleSheetOf(file: string): string {
  // shared by the pages of the back office only
  if (/\/web\/(?:layouts\/backOffice\/|ui\/(?:Table|Pagination)\.)/.test(file)) return 'bo-styles';
  const [, folder = 'ui'] = /\/web\/pages\/([^/]+)\//.exec(file) ?? [];
  return `${folder}-styles`;
}

/** What the landing page and lists of providers share: one file, as each request costs more than its few bytes. */
const CARDS =
  /\/web\/(?:businesses\/(?:ProviderCard|ProviderPicture|shortName)|ui\/(?:Card|Chip|Link|Scene|TextField|useTypedText|layout|drawings|scenes)|useMediaQuery|pages\/landing\/areaMessages)\b|\/shared\/scenes/;

/** And what lists with contacts share, which need Relay. */
const LISTING =
  /\/web\/(?:relay\/(?:RequestErrorBoundary|environment|loadRouteQuery)|loading\/|watches\/WatchButton|ui\/Skeleton|businesses\/(?:ContactActions|AnswersLine|ControlLine|CredentialLine|laneMessages|useControlText|usePhoneSince|PrintedContacts|SameName|contactTypes|groupByName|pictured|useContactPress)|shortlist\/|asking\/(?:AskButton|mostAsked)|countViews|contactLinks|recentSearches|forms\/addressKindText|ui\/Drawing|pages\/landing\/(?:results\/(?:headingText|cutDescription|narrowing)|map\/(?:keptMap|outline)))\b|\/shared\/(?:lane|databaseId)\b/;

/** Classes of Leaflet for what our map does not have: popups, tooltips and controls. */
const LEAFLET_UNUSED =
  readFileSync('node_modules/leaflet/dist/leaflet.css', 'utf8').match(
    /(?<=\.)leaflet-(?:attribution|bar|control-|oldie|popup|tooltip|vml)[\w-]*/g,
  ) ?? [];

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  root: 'web',
  css: { lightningcss: { unusedSymbols: LEAFLET_UNUSED } },
  plugins: [
    relay(path.resolve('web/__generated__')),
    formatjs({ ast: true, removeDefaultMessage: mode === 'production' }),
    react(),
    ourAriaLocales(),
    layerOfFolder(),
    preloadFont(),
    codeAfterStyles(),
    !isSsrBuild && graphiql(),
    !isSsrBuild && docs(),
  ],
  resolve: {
    // Messages are compiled at build time, so the parser need not be sent to the browser.
    alias:
      mode === 'production'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    outDir: isSsrBuild ? '../dist/web/.server' : '../dist/web',
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    sourcemap: true,
    manifest: !isSsrBuild,
    // the pictures of Leaflet's own markers, which are not used
    assetsInlineLimit: (file) => (file.includes('leaflet') ? false : undefined),
    // The server names the files of the first page; a list of those of all others would cost each visitor 2 KB.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // the code of every page is one file, which web/start.ts runs once the page is painted
          input: ['web/index.html', 'web/entry.client.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], test: /^(?!.*(?:\/start\.ts|\/docs\.ts|\.html))/ },
                { name: styleSheetOf, debugName: 'styles', test: /\.module\.css/ },
                { name: 'cards', test: CARDS },
                { name: 'listing', test: LISTING },
              ],
            },
          },
        },
  },
  // else React of the server would be the one for development
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
  // an installation does not need the libraries of the web
  ssr: { noExternal: true },
}));
