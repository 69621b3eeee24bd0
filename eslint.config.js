import babelParser from '@babel/eslint-parser';
import relay from 'eslint-plugin-relay';

// Relay's own rules; everything else is checked by Biome.
export default [
  { ignores: ['web/__generated__/**'] },
  {
    files: ['web/**/*.{ts,tsx}'],
    languageOptions: {
      parser: babelParser,
      parserOptions: {
        requireConfigFile: false,
        babelOptions: { parserOpts: { plugins: ['typescript', 'jsx'] } },
      },
    },
    plugins: { relay },
    rules: Object.fromEntries(Object.keys(relay.rules).map((name) => [`relay/${name}`, 'error'])),
  },
  {
    // A loader starts the query of its page before the code of the page is here: it spreads what it must not import.
    files: ['web/**/*Loader.ts'],
    rules: { 'relay/must-colocate-fragment-spreads': 'off' },
  },
];
