import { defineConfig, type Plugin } from 'vite';
import { referencePlaces } from './prisma/seed/reference.ts';
import { makeAtlas } from './server/addresses/atlas.ts';
import { ATLAS_FILE, writeAtlas } from './server/addresses/atlasFile.ts';

/** The places as the server has them in memory, for a start without asking the database for each. */
function atlas(): Plugin {
  return {
    name: 'atlas',
    generateBundle() {
      const { places, fingerprint } = referencePlaces();
      this.emitFile({ type: 'asset', fileName: ATLAS_FILE, source: writeAtlas(makeAtlas(places), fingerprint) });
    },
  };
}

/** The server with what it uses, in a few files: read one by one, a thousand modules take a second. */
export default defineConfig({
  publicDir: false,
  plugins: [atlas()],
  // sharp is native, and so are those that other libraries would use if they were there
  ssr: { noExternal: true, external: ['sharp', 'pg-native', 'pino-pretty'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: ['scripts/serve.ts', 'scripts/work.ts', 'scripts/pictures.ts'],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
      },
    },
  },
});
