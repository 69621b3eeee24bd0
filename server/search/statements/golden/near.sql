with named as materialized (
    select array(
      select d.provider_id from (select * from search.document union all select * from search.pending_document) d
      where d.terms @@ $name order by ts_rank(d.terms, $name) desc, d.quality desc, d.provider_id limit 20
    ) as ids
  ), block as materialized (
    select c.provider_id, c.key, c.km, (0.3 + ts_rank('{0.05, 0.2, 0, 1}', c.terms, $ranking)
      + 1.2 * coalesce((c.terms @@ $offered)::int, 0) + 0.1 * c.quality) / (1 + c.km / 40) + coalesce((1 + 1 / array_position(((select ids from named)::int[]), c.provider_id)::float8) / (1 + (c.km / 50) ^ 2), 0) as score
    from (
      select t.provider_id, t.key, t.quality, t.terms, case
        when t.latitude is null then (select case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end as value from (select unnest(t.sites) as site offset 0) s
          order by case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end desc, value limit 1)
        when t.areas && $place then 0
        else 111.2 * sqrt((t.latitude - $latitude) ^ 2 + ((t.longitude - $longitude) * cos(radians($latitude))) ^ 2) end as km
      from (select k.* from (select d.quality, d.sites, d.latitude, d.longitude, d.areas, d.terms, d.approved_at, d.provider_id, d.quality + (d.areas && $place)::int::float8 + 4 * (d.provider_id = any ((select ids from named)::int[]))::int::float8 as key
    from (
      select *, ctid as at, false as is_pending from search.document d where d.provider_id <> all ((select ids from named)::int[]) and d.tier <= 3 and d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end
      union all
      select *, ctid as at, false as is_pending from search.document d where d.provider_id <> all ((select ids from named)::int[]) and d.tier > 3 and d.terms @@ $words_1 and d.areas && $place and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end
      union all
      select *, ctid as at, false as is_pending from search.document d where d.provider_id = any ((select ids from named)::int[])
      union all
      select *, null::tid, true from search.pending_document d where (d.provider_id <> all ((select ids from named)::int[]) and d.tier <= 3 and d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end) or (d.provider_id <> all ((select ids from named)::int[]) and d.tier > 3 and d.terms @@ $words_1 and d.areas && $place and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end) or (d.provider_id = any ((select ids from named)::int[]))
    ) d
    ) k
      where $block_start is null or (k.key, -k.provider_id) < ($block_start, -$block_start_id)
      order by k.key desc, k.provider_id limit 200
      ) t offset 0
    ) c
  ), shown as (
    select b.provider_id, b.score, b.km, current.card
    from (
      select * from block
      where $score is null or score < $score or (score = $score and provider_id > $provider_id)
      order by score desc, provider_id limit $size
    ) b
    cross join lateral (select case
        when (select true from search.pending_card p where p.provider_id = b.provider_id) then search.live_card(b.provider_id)
        else (select k.card from search.card k where k.provider_id = b.provider_id) end as card offset 0) current
    where current.card is not null
  )
  select (select concat(c.number, ' ', s.rebuilt_at) from search.size s cross join search.service_changes c) as state, count(*)::int as size,
    count(*) filter (where km <= $within_km)::int as within,
    count(*) filter (where km <= $within_km and km <> 15)::int as there,
    (select json_build_array(key, provider_id) from block order by key, provider_id desc limit 1) as last,
    null::int as matched, null as matching,
    (select json_agg(json_build_array(provider_id, score, km, card) order by score desc, provider_id) from shown) as rows
  from block
