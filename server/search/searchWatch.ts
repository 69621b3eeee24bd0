import type { SearchResults } from './searchProviders.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    searchWatch: SearchWatch;
  }
}

/** Who searches; kept no longer than it takes to count them once. */
interface Searcher {
  network: string;
  userAgent: string | null;
}

/** Is told of searches: what becomes of it is not for search to know. */
export interface SearchWatch {
  searched: (searcher: Searcher, results: SearchResults) => void;
}
