import { BLOCK_SIZES, EXACT_LIMIT, NEAR, PENDING_LIMIT, TIER_SIZES } from '../weights.ts';

/** Numbers that SQL files use by name: functions that PostgreSQL inlines. */
export function renderConstants(): string {
  return `
-- How many of the best documents there are up to each tier; one more tier has the rest.
create or replace function search.tier_sizes() returns int[] language sql immutable parallel safe as $$
  select '{${TIER_SIZES}}'::int[]
$$;

-- How many documents are scored at once.
create or replace function search.block_size(is_near boolean) returns int language sql immutable parallel safe as $$
  select case when is_near then ${BLOCK_SIZES.near} else ${BLOCK_SIZES.anywhere} end
$$;

-- Up to so many documents that match are all read, and so counted.
create or replace function search.exact_limit() returns int language sql immutable parallel safe as $$
  select ${EXACT_LIMIT}
$$;

-- The distance that counts, for the order, of a provider that serves an area around the place.
create or replace function search.serving_km() returns float8 language sql immutable parallel safe as $$
  select ${NEAR.servingKm}::float8
$$;

-- How many documents may wait to be indexed.
create or replace function search.pending_limit() returns int language sql immutable parallel safe as $$
  select ${PENDING_LIMIT}
$$;`;
}
