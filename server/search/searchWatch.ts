import type { Context } from '#server/graphql/context.ts';
import type { SearchResults } from './searchProviders.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    searchWatch: SearchWatch;
  }
}

/** The searching visitor, stored only until the search is counted. */
type Searcher = Pick<Context, 'network' | 'userAgent' | 'viewer' | 'token' | 'language'>;

/** Receives notifications of searches, so that search does not depend on its subscribers. */
export interface SearchWatch {
  searched: (searcher: Searcher, results: SearchResults) => void;
}
