import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { generateRelay } from './generate.ts';

const TAGGED = /\bgraphql`\s*(?:#[^\n]*\n\s*)*(?:query|mutation|fragment)\s+(\w+)([^`]*)`/g;

/**
 * Replaces graphql`…` with an import of the artifact of relay-compiler, like babel-plugin-relay, but without Babel. For
 * a `@preloadable` query only the parameters are imported: it can be sent with `ask`, but not read by Relay.
 */
export function relay(artifacts: string): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    // relay-compiler's watch mode needs watchman; a run takes some 30 ms, so the compiler runs after each save.
    configureServer(server) {
      if (process.env.VITEST) return;
      let timer: NodeJS.Timeout | undefined;
      const compile = () => {
        try {
          generateRelay();
        } catch {
          server.config.logger.error(
            'relay-compiler found an error (see above); the last valid artifacts stay in use.',
          );
        }
      };
      compile();
      server.watcher.on('change', (file) => {
        if (!/\.tsx?$/.test(file) || file.includes('__generated__') || !readFileSync(file, 'utf8').includes('graphql`'))
          return;
        clearTimeout(timer);
        timer = setTimeout(compile, 50);
      });
    },
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: 'graphql`' },
      handler(code, id) {
        const source = new MagicString(code);
        const imports = new Set<string>();
        for (const match of code.matchAll(TAGGED)) {
          const name = match[1]!;
          const file = match[2]!.includes('@preloadable') ? `${name}$parameters.ts` : `${name}.graphql.ts`;
          const relative = path.relative(path.dirname(id), path.join(artifacts, file));
          const specifier = relative.replaceAll('\\', '/');
          imports.add(
            `import __relay_${name} from ${JSON.stringify(specifier.startsWith('.') ? specifier : `./${specifier}`)};`,
          );
          source.overwrite(match.index, match.index + match[0].length, `__relay_${name}`);
        }
        if (imports.size === 0) return null;
        source.prepend([...imports].join(''));
        return { code: source.toString(), map: source.generateMap({ hires: 'boundary', source: id }) };
      },
    },
  };
}
