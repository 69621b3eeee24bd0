with found as materialized (
    select d.provider_id, d.facets, d.latitude, case when d.latitude is null then d.sites end as sites, case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= 25)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= 25 end as is_within_25, case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= 100)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= 100 end as is_within_100 from search.document d where d.provider_id % 8 = 7 and d.terms @@ $words_1 and d.areas && $ring and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + (case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.areas && $place or 111.2 * sqrt((d.latitude - $latitude) ^ 2 + ((d.longitude - $longitude) * cos(radians($latitude))) ^ 2) <= $within_km end
  ), offered as materialized (
    select s.provider_id, unnest((s.site).services) as service_id
    from (select f.provider_id, unnest(f.sites) as site from found f offset 0) s where case
        when $id in ((s.site).region, (s.site).country) then 0
        when (s.site).served = any ($served_by) then 15::float8
        when (s.site).served is null then 111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2)
        else greatest(111.2 * sqrt(((s.site).latitude - $latitude) ^ 2 + (((s.site).longitude - $longitude) * cos(radians($latitude))) ^ 2), 151) end <= $within_km
  ), counted as (
    select each.lexeme as facet, (8 * sum(each.documents))::int as matching
    from (
      select lexeme, count(*) as documents
      from (select unnest(f.facets) as lexeme, f.latitude from found f) had
      where had.latitude is not null or lexeme like '@p%' or lexeme like '@y%' or lexeme in ('@whatsapp', '@image', '@found') group by lexeme
      union all
      select '@' || service_id, count(*) from (select distinct service_id, provider_id from offered) o group by service_id
      union all
      select '@c' || category_id, count(*)
      from (select distinct h.category_id, o.provider_id from offered o join search.heading h using (service_id)) o
      group by category_id
      union all
      select '25km', count(*) filter (where is_within_25) from found having count(*) > 0
      union all
      select '100km', count(*) filter (where is_within_100) from found having count(*) > 0
    ) each group by each.lexeme
  )
  select facet, matching, coalesce(s.name_en, c.name_en) as "nameEn", coalesce(s.name_es, c.name_es) as "nameEs", coalesce(s.name_fr, c.name_fr) as "nameFr", coalesce(s.name_pt, c.name_pt) as "namePt"
  from counted full join unnest($selected) as selected (facet) using (facet)
  left join services s on facet = '@' || s.id
  left join service_categories c on facet = '@c' || c.id
  order by matching desc nulls last, facet
