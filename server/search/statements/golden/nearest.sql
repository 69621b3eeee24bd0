with matching as materialized (
    select d.at, case when d.is_pending then d.quality end as quality, case when d.is_pending then d.sites end as sites, case when d.is_pending then d.latitude end as latitude, case when d.is_pending then d.longitude end as longitude, case when d.is_pending then d.areas end as areas, case when d.is_pending then d.terms end as terms, case when d.is_pending then d.approved_at end as approved_at, d.provider_id, -(case
        when d.latitude is null then (select case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end as value from (select unnest(d.sites) as site offset 0) s
          order by case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end desc, value limit 1)
        when d.areas && $place then 0
        else 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) end) as key
    from (
      select *, ctid as at, false as is_pending from search.document d where d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end
      union all
      select *, null::tid, true from search.pending_document d where (d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end)
    ) d
  ), block as materialized (
    select c.provider_id, c.key, c.km, -c.km as score
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
      from (select coalesce(x.quality, l.quality) as quality, coalesce(x.sites, l.sites) as sites, coalesce(x.latitude, l.latitude) as latitude, coalesce(x.longitude, l.longitude) as longitude, coalesce(x.areas, l.areas) as areas, coalesce(x.terms, l.terms) as terms, coalesce(x.approved_at, l.approved_at) as approved_at, l.provider_id, l.key
    from (select k.* from matching k
      where $block_start is null or (k.key, -k.provider_id) < ($block_start, -$block_start_id)
      order by k.key desc, k.provider_id limit 200
    ) l left join search.document x on x.ctid = l.at
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
    (select count(*)::int from matching) as matched,
    (select case when count(*) <= 2000 then array_agg(provider_id)::text end from matching) as matching,
    (select json_agg(json_build_array(provider_id, score, km, card) order by score desc, provider_id) from shown) as rows
  from block
