import type { Plugin } from 'vite';

/**
 * Code that runs before GraphiQL, a classic script: reads its options from JSON in the page. `workers` are the URLs of
 * its workers.
 */
const before = (workers: object) =>
  `self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => (${JSON.stringify(workers)})[label] };\n`;
const after = `
YogaGraphiQL.renderYogaGraphiQL(
  document.getElementById('root'),
  JSON.parse(document.getElementById('options').textContent),
);
`;

/** Emits GraphiQL, whose package exports texts, as files of the web; `.vite/graphiql.json` lists those of the page. */
export function graphiql(): Plugin {
  return {
    name: 'graphiql',
    apply: 'build',
    async generateBundle() {
      const texts = await import('@graphql-yoga/render-graphiql/graphiql');
      const emit = (name: string, source: string) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name: `graphiql-${name}`, source }))}`;
      // keyed by the names that GraphiQL uses
      const workers = {
        editorWorkerService: emit('editor.js', texts.editorWorkerService),
        json: emit('json.js', texts.jsonWorker),
        graphql: emit('graphql.js', texts.graphqlWorker),
      };
      const script = emit('app.js', before(workers) + texts.js + after);
      const style = emit('app.css', texts.css);
      this.emitFile({ type: 'asset', fileName: '.vite/graphiql.json', source: JSON.stringify({ script, style }) });
    },
  };
}
