const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: {
    CountryCode: 'string',
    Date: 'string',
    DateTime: 'string',
    JSON: 'unknown',
    Language: 'string',
    URL: 'string',
  },
  persistConfig: { file: './web/persisted.json', algorithm: 'SHA256' },
};

// relay-compiler reads the file with require(): a plain default export makes it panic.
export { config as default, config as 'module.exports' };
