select json_build_array(count(*) filter (where km <= 25), count(*) filter (where km <= 100)) as matching,
    count(*)::int as read
  from (select case
        when d.latitude is null then (select case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end as value from (select unnest(d.sites) as site offset 0) s
          order by case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end desc, value limit 1)
        when d.areas && $place then 0
        else 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) end as km from search.document d where d.provider_id % 4 = 3 and d.terms @@ $words_1 and d.areas && $ring offset 0) near
