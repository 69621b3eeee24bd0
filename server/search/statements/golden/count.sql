with named as materialized (
    select array(
      select d.provider_id from (select * from search.document union all select * from search.pending_document) d
      where d.terms @@ $name order by ts_rank(d.terms, $name) desc, d.quality desc, d.provider_id limit 20
    ) as ids
  )
  select nth, documents from (
    (select 1 as nth, ((select count(*) from search.document d where d.provider_id <> all ((select ids from named)::int[]) and d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end)
    + (select count(*) from search.document d where d.provider_id = any ((select ids from named)::int[]))
    + (select count(*) from search.pending_document d where (d.provider_id <> all ((select ids from named)::int[]) and d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end) or (d.provider_id = any ((select ids from named)::int[]))))::int as documents offset 0)
  ) counted where documents >= $enough or nth = 1 limit 1
