import { databaseIdOf } from '#server/graphql/globalId.ts';
import { readFilterIds } from './facets/graphql.ts';
import type { SearchInput } from './searchProviders.ts';

type Id = string | number | null | undefined;

interface PlaceArgument {
  text?: string | null | undefined;
  /** The global id of a place. */
  placeId?: Id;
}

export interface SearchArguments
  extends Omit<SearchInput, 'place' | 'placeId' | 'to' | 'toPlaceId' | 'area' | 'filters' | 'sorting'> {
  where?: (PlaceArgument & Pick<SearchInput, 'area'>) | null | undefined;
  to?: PlaceArgument | null | undefined;
  filters?: Parameters<typeof readFilterIds>[0];
  order?: SearchInput['sorting'];
}

const idOf = (id: Id) => (id == null ? null : databaseIdOf(id, 'Place'));

/** The input of a search, from the arguments of `searchProviders`. Throws `Invalid`. */
export function searchInput({ where, to, filters, order, ...input }: SearchArguments): SearchInput {
  return {
    ...input,
    place: where?.text ?? null,
    placeId: idOf(where?.placeId),
    area: where?.area ?? null,
    to: to?.text ?? null,
    toPlaceId: idOf(to?.placeId),
    filters: readFilterIds(filters),
    sorting: order ?? null,
  };
}
