import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { graphiql } from './scripts/graphiql-vite.ts';
import { relay } from './scripts/relay-vite.ts';

/** react-aria brings its words in more than thirty languages; of those we do not speak nothing is sent. */
function ourAriaLocales(): Plugin {
  return {
    name: 'our-aria-locales',
    load: {
      filter: {
        id: /\/node_modules\/(?:react-aria|react-aria-components|react-stately)\/.*\/(?!en-US|es-ES|pt-BR)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => 'export default {};',
    },
  };
}

/** The router can tell everything it does to whoever measures it. Nobody does; the code for it would be sent all the same. */
function unmeasuredRouter(): Plugin {
  return {
    name: 'unmeasured-router',
    load: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
      handler: () => `
        export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
        export const getRouteInstrumentationUpdates = () => ({});
        export const instrumentClientSideRouter = (router) => router;
        export const instrumentHandler = (handler) => handler;
        export const instrumentationResultMetaContext = undefined;`,
    },
  };
}

/**
 * The names that the build gave to the classes of each style sheet: with them the server writes pages that look as the
 * app draws them.
 */
function classNames() {
  const names: Record<string, Record<string, string>> = {};
  const plugin: Plugin = {
    name: 'class-names',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/classes.json', source: JSON.stringify(names) });
    },
  };
  const getJSON = (file: string, classes: Record<string, string>) => {
    names[path.relative(path.resolve('web'), file).replaceAll('\\', '/')] = classes;
  };
  return { plugin, getJSON };
}

/** The font would be found only after the style sheet; named in the page, it comes beside it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** What is painted first is drawn by the style sheet and the font: code does not compete with them. */
function codeAfterStyles(): Plugin {
  return {
    name: 'code-after-styles',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"'),
    },
  };
}

/** What the landing page shares with most others: else each of them would be a file, and small files compress badly. */
const landingParts =
  /\/web\/(?:ui\/(?:Card|Link|Skeleton|TextField)|relay\/RefusalBoundary|loading\/RetryButton|pages\/landing\/(?:ResultsMessage|useArrival))\.tsx?$|\/ResultFrame\.module\.css$/;

/** The forms of accounts, and what other public forms share with them. */
const accountParts =
  /\/web\/(?:forms\/(?:EmailField|SecretField|NewPasswordField|StackedForm|FormSummary|checks|differingPasswords|formMessages|showFailure|useForm|usePending)|botCheck\/(?:botToken|BotCheckFailed|botCheckMessages)|ui\/(?:Notice|PasswordField|ErrorSummary)|loadScript|pages\/users\/(?:AccountPage|Aside|OrDivider|ResendConfirmation|loginFailed|passwordMessages))\.tsx?$/;

const { plugin: classNamesPlugin, getJSON } = classNames();

export default defineConfig(({ mode }) => ({
  root: 'web',
  css: { modules: { getJSON } },
  plugins: [
    relay(path.resolve('web/__generated__')),
    formatjs({ ast: true, removeDefaultMessage: mode === 'production' }),
    react(),
    ourAriaLocales(),
    unmeasuredRouter(),
    preloadFont(),
    codeAfterStyles(),
    classNamesPlugin,
    graphiql(),
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
    outDir: '../dist/web',
    target: 'baseline-widely-available',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    // All of it is smaller than one picture, and each file would hold up the first paint.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What web/main.ts runs piece by piece is where all pages begin, as if the page itself named it.
      input: ['web/index.html', 'web/app.tsx', 'web/libraries.ts'],
      output: {
        // Fewer chunks compress better; the libraries of the first view stay cached when only our code changes.
        codeSplitting: {
          groups: [
            { name: 'preload', test: /vite\/preload-helper/, priority: 4 },
            { name: 'react', tags: ['$initial'], test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\/|\/web\/libraries\.ts$/, priority: 2 },
            {
              name: 'app',
              tags: ['$initial'],
              test: /\/web\/(?!main\.ts|index\.html)|\/shared\/\w+\.ts$/,
              priority: 1,
            },
            { name: 'parts', test: landingParts },
            { name: 'account', test: accountParts },
          ],
        },
      },
    },
  },
}));
