import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = 'web/docs/docs.ts';
const STYLES = ['web/docs/docs.css', 'web/docs/examples.css'];

/** Emits the script and the styles of the API's documentation as separate files; `.vite/docs.json` names them. */
export function docs(): Plugin {
  return {
    name: 'docs',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `/${SCRIPT.replace('web/', '')}`, name: 'docs' });
    },
    generateBundle(_, bundle) {
      const script = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(SCRIPT),
      )!.fileName;
      const style = this.getFileName(
        this.emitFile({
          type: 'asset',
          name: 'docs.css',
          source: STYLES.map((file) => readFileSync(file, 'utf8')).join('\n'),
        }),
      );
      const files = { script: `/${script}`, style: `/${style}` };
      this.emitFile({ type: 'asset', fileName: '.vite/docs.json', source: JSON.stringify(files) });
    },
  };
}
