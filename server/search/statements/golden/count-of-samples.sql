select nth, documents from (
    (select 256 as nth, ((select count(*) from search.document d where d.provider_id % 256 = 7 and d.terms @@ $words_1 and d.areas && $cells and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + ((s.site).served is null and (s.site).latitude between $south and $north and (s.site).longitude between $west and $east)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.latitude between $south and $north and d.longitude between $west and $east end))::int as documents offset 0)
    union all (select 16 as nth, ((select count(*) from search.document d where d.provider_id % 16 = 7 and d.terms @@ $words_1 and d.areas && $cells and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + ((s.site).served is null and (s.site).latitude between $south and $north and (s.site).longitude between $west and $east)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.latitude between $south and $north and d.longitude between $west and $east end))::int as documents offset 0)
  ) counted where documents >= $enough or nth = 16 limit 1
