import { configure } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';

// What jsdom lacks, and no test looks at.
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
  asyncUtilTimeout: 10_000,
  // without the whole page: the name of the missing element is enough
  getElementError: (message) => new Error(message ?? ''),
});
