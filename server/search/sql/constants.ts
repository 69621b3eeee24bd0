import { STOP_WORDS } from '../keywords/stem.ts';
import { BLOCK_SIZES, EXACT_LIMIT, NEAR, PENDING_LIMIT, REACHES, TIER_SIZES } from '../weights.ts';
import { SAMPLES } from './samples.ts';

/** Numbers that SQL files use by name: functions that PostgreSQL inlines. */
export function renderConstants(): string {
  return `
-- The number of the best documents up to each tier; one more tier has the rest.
create or replace function search.tier_sizes() returns int[] language sql immutable parallel safe as $$
  select '{${TIER_SIZES}}'::int[]
$$;

-- The smallest sample that a document is in: one of so many.
create or replace function search.sample(provider_id int) returns int language sql immutable parallel safe as $$
  select max(nth) from unnest('{${SAMPLES}}'::int[]) as nth where provider_id % nth = 7 % nth
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

-- How far a reach looks, counted from 1; null beyond the last one. A region or country is its own first reach. Those after
-- the one of everywhere are looked in when they are asked for.
create or replace function search.reach_km(reach int, kind public.address_kind) returns float8
language sql immutable parallel safe as $$
  select (case kind when 'city' then '{${[...REACHES.near, ...REACHES.beyond]},infinity,${REACHES.asked}}'::float8[]
    else '{${[NEAR.servingKm, ...REACHES.beyond]},infinity}'::float8[] end)[reach]
$$;

-- The last reach that is near the place; those after it are for when nobody is.
create or replace function search.near_reaches(kind public.address_kind) returns int
language sql immutable parallel safe as $$
  select case kind when 'city' then ${REACHES.near.length} else 1 end
$$;

-- The last reach that a search comes to: everywhere.
create or replace function search.reaches(kind public.address_kind) returns int
language sql immutable parallel safe as $$
  select search.near_reaches(kind) + ${REACHES.beyond.length + 1}
$$;

-- Whether a reach is for when nobody is near.
create or replace function search.is_beyond(reach int, kind public.address_kind) returns boolean
language sql immutable parallel safe as $$
  select reach > search.near_reaches(kind) and reach <= search.reaches(kind)
$$;

-- Words (stemmed) that say nothing about a carrier: articles, prepositions, legal forms.
create or replace function search.stop_words() returns text[] language sql immutable parallel safe as $$
  select '{${[...STOP_WORDS]}}'::text[]
$$;

-- How many documents may wait to be indexed.
create or replace function search.pending_limit() returns int language sql immutable parallel safe as $$
  select ${PENDING_LIMIT}
$$;`;
}
