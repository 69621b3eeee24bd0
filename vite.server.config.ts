import { defineConfig } from 'vite';

/** The server with what it uses, in a few files: read one by one, a thousand modules take a second. */
export default defineConfig({
  publicDir: false,
  // sharp is native, and so are those that other libraries would use if they were there
  ssr: { noExternal: true, external: ['sharp', 'pg-native', 'pino-pretty'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: [
        'scripts/serve.ts',
        'scripts/work.ts',
        'scripts/pictures.ts',
        'scripts/socialPictures.ts',
        'scripts/drawPages.ts',
        'scripts/readTable.ts',
      ],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
      },
    },
  },
});
