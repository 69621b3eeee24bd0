import { STOP_WORDS } from '../keywords/stem.ts';
import { PENDING_LIMIT, SAMPLE_REMAINDER, SAMPLES, TIER_SIZES } from '../statements/weights.ts';

/** Numbers that SQL files use by name: functions that PostgreSQL inlines. */
export function renderConstants(): string {
  return `
-- The number of the best documents up to each tier; one more tier has the rest.
create or replace function search.tier_sizes() returns int[] language sql immutable parallel safe as $$
  select '{${TIER_SIZES}}'::int[]
$$;

-- Sampling rates, one document in so many; each sample contains the smaller ones.
create or replace function search.samples() returns int[] language sql immutable parallel safe as $$
  select '{${SAMPLES}}'::int[]
$$;

create or replace function search.sample_remainder() returns int language sql immutable parallel safe as $$
  select ${SAMPLE_REMAINDER}
$$;

-- The smallest sample that a document is in: one of so many.
create or replace function search.sample(provider_id int) returns int language sql immutable parallel safe as $$
  select max(every) from unnest(search.samples()) as every
  where provider_id % every = search.sample_remainder() % every
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
