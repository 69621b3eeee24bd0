import { configure } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { beforeAll, expect } from 'vitest';

// Functions that jsdom lacks, and that tests do not need.
const never = () => {};
Object.assign(globalThis, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: never, removeEventListener: never }),
  scrollTo: never,
  scrollBy: never,
  ResizeObserver: class {
    observe = never;
    unobserve = never;
    disconnect = never;
  },
  IntersectionObserver: class {
    observe = never;
    unobserve = never;
    disconnect = never;
  },
});

Element.prototype.scrollIntoView = never;

configure({
  // strict mode renders twice, which takes two fifths of the time: rendering once, as in production, is enough for
  // short tests
  reactStrictMode: import.meta.env.TEST_TIER === 'long',
  asyncUtilTimeout: 10_000,
  // without the content of the page, as the name of the missing element is enough
  getElementError: (message) => new Error(message ?? ''),
});

// Routes load the code of their pages when they are opened, which takes long on a busy machine, and tests wait for
// states of the page. Therefore all modules in the folder of a test, its subfolders and its parent folders are loaded
// before.
const modules = import.meta.glob(['../{layouts,pages}/**/*.tsx', '!**/*.test.tsx', '../pages/**/*oader.ts']);
beforeAll(async () => {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
  const folder = folderOf(
    expect
      .getState()
      .testPath!.replaceAll('\\', '/')
      .replace(/^.*\/web\//, '../'),
  );
  const isNear = (file: string) => file.startsWith(folder) || folder.startsWith(folderOf(file));
  for (const [file, load] of Object.entries(modules)) if (isNear(file)) await load();
});
