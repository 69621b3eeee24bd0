import type { Context } from '#server/graphql/context.ts';
import type { SearchResults } from './searchProviders.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    searchWatch: SearchWatch;
  }
}

/** The searching visitor, kept only until they are counted. */
type Searcher = Pick<Context, 'network' | 'userAgent' | 'viewer' | 'token' | 'language'>;

/** Is notified of searches. Search does not depend on its subscribers. */
export interface SearchWatch {
  searched: (searcher: Searcher, results: SearchResults) => void;
}
