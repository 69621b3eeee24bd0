-- Search within an area of the map: the providers of which a place lies between two parallels and two meridians.

-- The cells that cover the area: of the finest grid of which at most 64 do, else of the coarsest.
create function search.cells_within(south float8, west float8, north float8, east float8) returns int[]
language sql immutable parallel safe as $$
  select array(
    select (level::int << 24) | (y << 12) | x
    from generate_series(bottom, top) as y, generate_series(first, last) as x
  )
  from unnest('{0.25,1,4}'::float8[]) with ordinality as grid (size, level)
  cross join lateral (
    select floor((south + 90) / size)::int as bottom, floor((north + 90) / size)::int as top,
      floor((west + 180) / size)::int as first, floor((east + 180) / size)::int as last
  ) covering
  where level = 3 or (top - bottom + 1) * (last - first + 1) <= 64
  order by level limit 1
$$;

-- A block of documents within the area, scored as those of `search.anywhere` are; without words (`all_within`) by
-- quality alone. In the last tier all are counted.
--
-- How many there are in all: sampled where there are very many, as by `search.count`.
do $do$
declare
  last constant int := cardinality(search.tier_sizes());
  inside constant text := $sql$ d.areas && cells and exists (
          select 1 from unnest(d.latitudes, d.longitudes) as at (y, x)
          where y between south and north and x between west and east) $sql$;
  branch constant text := $sql$
    when %s then
      select array_agg(s.provider_id), array_agg(s.score), array_agg(s.key), max(s.total) into ids, scores, keys, total
      from (
        select c.provider_id, c.key, c.total, %s as score
        from (
          select k.* from (
            select d.provider_id, d.quality, d.terms, %s as total,
              d.quality + 2 * (d.provider_id = any (named))::int::float8 as key
            from (select * from search.document union all select * from search.fresh) d
            where %s %s and %s
          ) k
          where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
          order by k.key desc, k.provider_id limit search.block_size(false)
        ) c
        order by score desc, c.provider_id
      ) s; $sql$;
  frame constant text := $sql$
    create function search.%s(tier int, must tsquery, ranking tsquery, named int[], cells int[],
      south float8, west float8, north float8, east float8, bound float8, bound_id int,
      out ids int[], out scores float8[], out keys float8[], out total int)
    language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    begin
      case tier %s
      end case;
    end $$ $sql$;
  counted constant text := $sql$ (select count(*) from search.%s d where %s %s %s) $sql$;
  either constant text := 'case when filter is null then %s else %s end';
  ranked text := '';
  best text := '';
  total text;
  in_tier text;
begin
  for tier in 0 .. last loop
    total := case when tier < last then 'null::int' else '(count(*) over ())::int' end;
    in_tier := case when tier < last then format('and d.tier <= %s', tier) else '' end;
    ranked := ranked || format(branch, tier, $sql$
      ts_rank('{0.05, 0.2, 0.6, 1}', c.terms, ranking)
        + coalesce(1 + 1 / array_position(named, c.provider_id)::float8, 0) + 0.3 * c.quality $sql$,
      total, 'd.terms @@ must', in_tier, inside);
    best := best || format(branch, tier, 'c.quality::float8', total, 'true', in_tier, inside);
  end loop;
  execute format(frame, 'ranked_within', ranked);
  execute format(frame, 'all_within', best);

  execute format($create$
    create function search.count_within(must text, nth_filter int, rarest int, south float8, west float8, north float8,
      east float8, out documents int, out is_exact boolean)
    language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      cells constant int[] := search.cells_within(south, west, north, east);
      filter constant tsquery := must::tsquery;
      at_most int;
    begin
      is_exact := false;
      select coalesce(rarest, s.documents)::float8 * search.documents_in(cells) / greatest(s.documents, 1) into at_most
      from search.size s;
      if at_most > 40000 then
        documents := 256 * %s;
        if documents >= 128 * 256 then return; end if;
      end if;
      documents := 16 * %s;
      if documents >= search.few(nth_filter) * 16 then return; end if;
      is_exact := true;
      documents := %s + %s;
    end $$ $create$,
    format(either, format(counted, 'document', 'd.provider_id % 256 = 7 and', '', inside),
      format(counted, 'document', 'd.provider_id % 256 = 7 and', 'd.terms @@ filter and', inside)),
    format(either, format(counted, 'document', 'd.provider_id % 16 = 7 and', '', inside),
      format(counted, 'document', 'd.provider_id % 16 = 7 and', 'd.terms @@ filter and', inside)),
    format(either, format(counted, 'document', '', '', inside), format(counted, 'document', '', 'd.terms @@ filter and', inside)),
    format(either, format(counted, 'fresh', '', '', inside), format(counted, 'fresh', '', 'd.terms @@ filter and', inside)));
end $do$;

-- A page of `search.page`, of those within the area: `step` goes through the tiers, as without a place.
create function search.page_within(
  musts text[], rarest int[], ranking text, name text, south float8, west float8, north float8, east float8,
  size int, at_must int, at_step int, at_bound float8, at_bound_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, must int, step int, bound float8, bound_id int,
  matched int, is_exact boolean, card json)
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  last_step constant int := cardinality(search.tier_sizes()) + 1;
  cells constant int[] := search.cells_within(south, west, north, east);
  share float8;
  expected float8;
  named int[];
  ids int[]; scores float8[]; keys float8[];
  block_size int;
  emitted int := 0;
  batch int;
begin
  -- while a rebuild puts its tables in the place of these: see search.page
  lock table search.document in access share mode;
  named := case when name is null then '{}' else search.named(name::tsquery) end;
  select search.documents_in(cells)::float8 / greatest(documents, 1) into share from search.size;
  must := coalesce(at_must, 1);
  step := at_step;
  bound := at_bound;
  bound_id := at_bound_id;
  loop
    if step is null then
      select share * coalesce(rarest[must], documents) into expected from search.size;
      step := case when expected <= 2000 then last_step else search.tier(expected, search.block_size(false) * 0.6) + 1 end;
    end if;
    if musts[must] is null then
      select * into ids, scores, keys, matched
      from search.all_within(step - 1, null, null, named, cells, south, west, north, east, bound, bound_id);
    else
      select * into ids, scores, keys, matched from search.ranked_within(step - 1, musts[must]::tsquery, ranking::tsquery,
        named, cells, south, west, north, east, bound, bound_id);
    end if;
    is_exact := matched is not null;
    block_size := coalesce(cardinality(ids), 0);

    -- The first block decides how many tiers to read: until there is a page to show.
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
    end if;

    return query
      select r.id, r.score, null::float8, page_within.must, page_within.step, page_within.bound, page_within.bound_id,
        case when page_within.bound is null then page_within.matched end, page_within.is_exact, shown.card
      from (
        select u.id, u.score, u.position from unnest(ids, scores) with ordinality as u (id, score, position)
        where at_score is null or u.score < at_score or (u.score = at_score and u.id > at_id)
        order by u.position limit size - emitted
      ) r
      left join search.card k on k.provider_id = r.id
      left join search.stale s on s.provider_id = r.id
      cross join lateral (
        select case when s.provider_id is null then k.card else search.live_card(r.id) end as card offset 0
      ) shown
      where shown.card is not null
      order by r.position;
    get diagnostics batch = row_count;
    emitted := emitted + batch;
    at_score := null;

    exit when emitted >= size;
    if block_size = search.block_size(false) then
      select u.key, u.id into bound, bound_id from unnest(keys, ids) as u (key, id) order by u.key, u.id desc limit 1;
    elsif step < last_step then
      step := step + 1;
      if block_size > 0 then
        select u.key, u.id into bound, bound_id from unnest(keys, ids) as u (key, id) order by u.key, u.id desc limit 1;
      end if;
    else
      exit;
    end if;
  end loop;
end $$;
