-- How a search is answered: understand the words, find a page, count. Each is one round trip; the place is resolved
-- by the caller.

-- Words close to a lexeme that `known` documents have, best first: near in spelling, and common. A word that nobody has
-- may be two letters off (one when short); one that somebody has is taken for a slip only beside a far commoner word.
create function search.corrections(lexeme text, known int) returns table (correction text, documents int)
language sql stable set pg_trgm.similarity_threshold = 0.25 as $$
  select t.lexeme, t.documents from search.term t
  where (t.documents >= 3 or t.in_name) and t.lexeme operator(public.%) $1 and t.lexeme <> $1
    and t.documents >= 20 * known and abs(length(t.lexeme) - length($1)) <= 2
    and public.levenshtein_less_equal(t.lexeme, $1, 2) <= case when length($1) <= case when known > 0 then 7 else 4 end then 1 else 2 end
  order by public.levenshtein(t.lexeme, $1) - 0.2 * ln(t.documents) limit 3
$$;

-- What keywords ask for, or nothing when no word is left to search. A word with its corrections is a group.
--   musts    filters to try in turn until one finds something: all groups; without the commonest; any of them.
--            Groups that more than 40 % of the documents have do not filter, unless there are no others.
--   rarest   for each filter, about how many documents have its rarest group
--   ranking  every group, for scoring
--   name     the lexeme of documents named exactly so
--   lexemes  every word with its corrections, for highlighting
create function search.understand(keywords text, out musts text[], out rarest int[], out ranking text, out name text,
  out lexemes text[])
language plpgsql stable set enable_seqscan = off as $$
declare
  total int;
  word record;
  strong text[] := '{}'; strong_documents int[] := '{}';
  weak text[] := '{}'; weak_documents int[] := '{}';
  commonest int;
begin
  select greatest(documents, 1) into total from search.size;
  lexemes := '{}';
  for word in
    select (string_agg(quote_literal(choice), '|' order by choice)) as query, sum(count)::int as documents,
      array_agg(choice) as choices
    from unnest(tsvector_to_array(search.vector(keywords))) as typed
    left join search.term known on known.lexeme = typed
    cross join lateral (
      select typed as choice, coalesce(known.documents, 0) as count
      union all
      select c.correction, c.documents from search.corrections(typed, coalesce(known.documents, 0)) c
      where coalesce(known.documents, 0) < greatest(3, total / 50000) and length(typed) >= 4 and typed !~ '[0-9]'
    ) choices
    group by typed
  loop
    lexemes := lexemes || word.choices;
    if word.documents > 0.4 * total then
      weak := weak || ('(' || word.query || ')'); weak_documents := weak_documents || word.documents;
    else
      strong := strong || ('(' || word.query || ')'); strong_documents := strong_documents || word.documents;
    end if;
  end loop;
  if cardinality(lexemes) = 0 then return; end if;
  ranking := array_to_string(strong || weak, '|');
  name := quote_literal(search.name_key(keywords));
  if cardinality(strong) = 0 then strong := weak; strong_documents := weak_documents; end if;
  musts := array[array_to_string(strong, '&')];
  rarest := array[(select min(n) from unnest(strong_documents) n)];
  if cardinality(strong) > 1 then
    commonest := array_position(strong_documents, (select max(n) from unnest(strong_documents) n));
    musts := musts || array_to_string(strong[:commonest - 1] || strong[commonest + 1:], '&') || array_to_string(strong, '|');
    rarest := rarest || (select min(n) from unnest(strong_documents[:commonest - 1] || strong_documents[commonest + 1:]) n)
      || least(total, (select sum(n) from unnest(strong_documents) n))::int;
  end if;
end $$;

-- The area codes of a step outwards from a place, or null when there is no such step. Each holds the one before.
-- City: about 80, 300 and 1,200 km across (cells of 3 x 3). Region: itself, then the same width as a city's last.
-- Country: itself.
create function search.ring(step int, id int, kind public.address_kind, latitude float8, longitude float8) returns int[]
language sql immutable parallel safe as $$
  select case
    when step > case kind when 'city' then 3 when 'region' then 2 else 1 end then null
    when kind <> 'city' and step = 1 then array[-id]
    else (
      select array_agg(search.cell(level, latitude + i * size, longitude + j * size))
        || case when kind = 'city' then '{}' else array[-id] end
      from (select case kind when 'city' then step else 3 end as level) l,
        lateral (select (array[0.25, 1, 4]::float8[])[level] as size) s,
        generate_series(-1, 1) i, generate_series(-1, 1) j)
  end
$$;

-- Providers named exactly so, the best 20.
create function search.named(name tsquery) returns int[] language plpgsql stable set enable_seqscan = off as $$
begin
  return array(select d.provider_id from search.document d where d.terms @@ name order by d.quality desc limit 20);
end $$;

-- Up to 600 documents near a place, scored. They are the first below (bound, bound_id) in the order of `key`: those of
-- the place itself, then the others, each by quality. Score: relevance falling with the distance of the nearest of the
-- provider's places (to half at 40 km), then quality; an exact name counts wherever it is, less when far. `inside`: the
-- place is a region or country, and whoever is in it is at distance 0.
create function search.near(must tsquery, ranking tsquery, named int[], ring int[], id int, latitude float8,
  longitude float8, inside boolean, bound float8, bound_id int)
returns table (provider_id int, score float8, kilometres float8, key float8)
language plpgsql stable set enable_seqscan = off as $$
declare
  stretch constant float8 := cos(radians(latitude));
begin
  if must is null then
    return query
      select c.provider_id, 1 / (1 + c.km / 40) + 0.1 * c.quality, c.km, c.key
      from (
        select k.provider_id, k.quality, k.key, case
          when inside and k.key >= 1 then 0
          else (select 111.2 * sqrt(min((y - latitude) ^ 2 + ((x - longitude) * stretch) ^ 2))
                from unnest(k.latitudes, k.longitudes) as place (y, x)) end as km
        from (
          select d.provider_id, d.quality, d.latitudes, d.longitudes,
            d.quality + (d.areas && array[-id])::int::float8 as key
          from search.document d where d.areas && ring
        ) k
        where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
        order by k.key desc, k.provider_id limit 600
      ) c;
  else
    return query
      select c.provider_id, (0.3 + ts_rank('{0.05, 0.2, 0.6, 1}', c.terms, ranking)) / (1 + c.km / 40)
        + case when c.provider_id = any (named) then 1 / (1 + c.km / 400) else 0 end + 0.1 * c.quality, c.km, c.key
      from (
        select k.provider_id, k.quality, k.terms, k.key, case
          when inside and k.key >= 1 then 0
          else (select 111.2 * sqrt(min((y - latitude) ^ 2 + ((x - longitude) * stretch) ^ 2))
                from unnest(k.latitudes, k.longitudes) as place (y, x)) end as km
        from (
          select d.provider_id, d.quality, d.latitudes, d.longitudes, d.terms,
            d.quality + (d.areas && array[-id])::int::float8 as key
          from search.document d where (d.terms @@ must and d.areas && ring) or d.provider_id = any (named)
        ) k
        where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
        order by k.key desc, k.provider_id limit 600
      ) c;
  end if;
end $$;

-- The same without a place, up to 300: `key` is the quality, and only tiers up to `deepest` are looked at. One function
-- a tier, because PostgreSQL uses a tier's own index only where the tier is written out.
do $do$
begin
  for deepest in 0 .. 3 loop
    execute format($create$
      create function search.anywhere_%s(must tsquery, ranking tsquery, named int[], bound float8, bound_id int)
      returns table (provider_id int, score float8, kilometres float8, key float8)
      language plpgsql stable set enable_seqscan = off as $$
      begin
        return query
          select c.provider_id, ts_rank('{0.05, 0.2, 0.6, 1}', c.terms, ranking)
            + (c.provider_id = any (named))::int + 0.3 * c.quality, null::float8, c.quality::float8
          from (
            select d.provider_id, d.quality, d.terms from search.document d
            where ((d.terms @@ must %s) or d.provider_id = any (named))
              and (bound is null or (d.quality::float8, -d.provider_id) < (bound, -bound_id))
            order by d.quality desc, d.provider_id limit 300
          ) c;
      end $$ $create$, deepest, case when deepest < 3 then format('and d.tier <= %s', deepest) end);
  end loop;
end $do$;

create function search.anywhere(must tsquery, ranking tsquery, named int[], deepest int, bound float8, bound_id int)
returns table (provider_id int, score float8, kilometres float8, key float8) language plpgsql stable as $$
begin
  case deepest
    when 0 then return query select * from search.anywhere_0(must, ranking, named, bound, bound_id);
    when 1 then return query select * from search.anywhere_1(must, ranking, named, bound, bound_id);
    when 2 then return query select * from search.anywhere_2(must, ranking, named, bound, bound_id);
    else return query select * from search.anywhere_3(must, ranking, named, bound, bound_id);
  end case;
end $$;

-- One page of results, best first, with what a cursor must hold to go on after each:
--   must, step  which filter and which ring (or tier) answers: chosen by the first page, kept by the next ones
--   bound       where the block (600 near a place, else 300) that the row was scored in begins
--   score, provider_id
-- `matched` is how many the first block had: near a place and below 600 it is the exact count.
create function search.page(
  musts text[], rarest int[], ranking text, name text,
  place_id int, kind public.address_kind, latitude float8, longitude float8,
  size int, at_must int, at_step int, at_bound float8, at_bound_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, must int, step int, bound float8, bound_id int,
  matched int, card json)
language plpgsql stable as $$
declare
  near constant boolean := place_id is not null;
  last_step constant int := case when not near then 4 when kind = 'city' then 3 when kind = 'region' then 2 else 1 end;
  block constant int := case when near then 600 else 300 end;
  total int := (select greatest(documents, 1) from search.size);
  named constant int[] := case when name is null then '{}' else search.named(name::tsquery) end;
  ids int[]; scores float8[]; distances float8[]; keys float8[];
  block_size int;
  emitted int := 0;
  batch int;
begin
  must := coalesce(at_must, 1);
  step := at_step;
  bound := at_bound;
  bound_id := at_bound_id;
  loop
    if step is null then
      -- without a place: skip the tiers in which too few can have the words
      step := case when near then 1 when rarest[must] >= 0.1 * total then 1 when rarest[must] >= 0.002 * total then 2
        when rarest[must] >= 0.0005 * total then 3 else 4 end;
    end if;
    if near then
      select array_agg(c.provider_id), array_agg(c.score), array_agg(c.kilometres), array_agg(c.key), count(*)
      into ids, scores, distances, keys, block_size
      from (select * from search.near(musts[must]::tsquery, ranking::tsquery, named,
        search.ring(step, place_id, kind, latitude, longitude), place_id, latitude, longitude, kind <> 'city', bound, bound_id) n
        order by n.score desc, n.provider_id) c;
    else
      select array_agg(c.provider_id), array_agg(c.score), array_agg(c.kilometres), array_agg(c.key), count(*)
      into ids, scores, distances, keys, block_size
      from (select * from search.anywhere(musts[must]::tsquery, ranking::tsquery, named, step - 1, bound, bound_id) a
        order by a.score desc, a.provider_id) c;
    end if;

    -- The first block decides how far to look: until there is a page to show.
    if at_must is null and emitted = 0 then
      if block_size < 20 and step < last_step then
        step := step + 1;
        continue;
      end if;
      if block_size = 0 and must < cardinality(musts) then
        must := must + 1;
        step := null;
        continue;
      end if;
      matched := block_size;
    end if;

    return query
      select r.id, r.score, r.distance, page.must, page.step, page.bound, page.bound_id, page.matched, k.card
      from (
        select u.id, u.score, u.distance, u.position from unnest(ids, scores, distances) with ordinality as u (id, score, distance, position)
        where at_score is null or u.score < at_score or (u.score = at_score and u.id > at_id)
        order by u.position limit size - emitted
      ) r
      join search.card k on k.provider_id = r.id
      order by r.position;
    get diagnostics batch = row_count;
    emitted := emitted + batch;
    at_score := null;

    exit when emitted >= size;
    if block_size = block then
      select u.key, u.id into bound, bound_id from unnest(keys, ids) as u (key, id) order by u.key, u.id desc limit 1;
    elsif not near and step < last_step then
      step := step + 1;
      if block_size > 0 then
        select u.key, u.id into bound, bound_id from unnest(keys, ids) as u (key, id) order by u.key, u.id desc limit 1;
      end if;
    else
      exit;
    end if;
  end loop;
end $$;

-- How many match in all: exact to about 2,000, above that an estimate from a sample (error 1 % at the median).
create function search.count(must text, rarest int, place_id int, kind public.address_kind, latitude float8,
  longitude float8, step int, out documents int, out is_exact boolean)
language plpgsql stable set enable_seqscan = off as $$
declare
  ring int[] := case when place_id is not null then search.ring(step, place_id, kind, latitude, longitude) end;
  filter tsquery := must::tsquery;
begin
  is_exact := false;
  if ring is null and numnode(filter) = 1 and rarest > 2000 then
    documents := rarest;
    return;
  end if;
  if ring is null and rarest > 40000 then
    select count(*) * 256 into documents from search.document d where provider_id % 256 = 7 and d.terms @@ filter;
    if documents >= 128 * 256 then return; end if;
  end if;
  if filter is null then
    select count(*) * 16 into documents from search.document d where provider_id % 16 = 7 and d.areas && ring;
  elsif ring is not null then
    select count(*) * 16 into documents from search.document d where provider_id % 16 = 7 and d.terms @@ filter and d.areas && ring;
  else
    select count(*) * 16 into documents from search.document d where provider_id % 16 = 7 and d.terms @@ filter;
  end if;
  if documents >= 128 * 16 then return; end if;
  is_exact := true;
  if filter is null then
    select count(*) into documents from search.document d where d.areas && ring;
  elsif ring is not null then
    select count(*) into documents from search.document d where d.terms @@ filter and d.areas && ring;
  else
    select count(*) into documents from search.document d where d.terms @@ filter;
  end if;
end $$;
