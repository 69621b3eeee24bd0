import { configure } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';

// Parts that jsdom lacks, and tests do not need.
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
