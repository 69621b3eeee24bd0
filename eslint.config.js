import { readFileSync } from 'node:fs';
import babelParser from '@babel/eslint-parser';
import relay from 'eslint-plugin-relay';

const noLazyQueries = { importNames: ['useLazyLoadQuery'], message: 'Load it earlier: docs/rules/queries.md' };

/** Whether a file has nothing that these rules are about: parsing it takes half of the time. */
const isWithoutRelay = (path) =>
  /\.tsx?$/.test(path) && !/graphql`|react-relay|eslint-disable/.test(readFileSync(path, 'utf8'));

// Relay's own rules, with examples in docs/rules; everything else is checked by Biome.
export default [
  { ignores: ['web/__generated__/**', isWithoutRelay] },
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
    rules: {
      ...Object.fromEntries(Object.keys(relay.rules).map((name) => [`relay/${name}`, 'error'])),
      'no-restricted-imports': [
        'error',
        { paths: ['react-relay', 'react-relay/hooks'].map((name) => ({ name, ...noLazyQueries })) },
      ],
    },
  },
  {
    // A loader starts the query before the code of the page is here: it spreads fragments of files it must not import.
    files: ['web/**/*Loader.ts'],
    rules: { 'relay/must-colocate-fragment-spreads': 'off' },
  },
];
