import path from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig(({ mode }) => ({
  root: 'web',
  plugins: [
    relay(path.resolve('web/__generated__')),
    formatjs({ ast: true, removeDefaultMessage: mode === 'production' }),
    react(),
    ourAriaLocales(),
    preloadFont(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Fewer chunks compress better; the libraries of the first view stay cached when only our code changes.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 1 },
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
}));
