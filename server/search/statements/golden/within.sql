with matching as materialized (
    select d.quality, d.sites, d.latitude, d.longitude, d.areas, d.terms, d.approved_at, d.provider_id, d.quality::float8 as key
    from (
      select *, ctid as at, false as is_pending from search.document d where d.terms @@ $words_1 and d.areas && $cells and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + ((s.site).served is null and (s.site).latitude between $south and $north and (s.site).longitude between $west and $east)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.latitude between $south and $north and d.longitude between $west and $east end
      union all
      select *, null::tid, true from search.pending_document d where (d.terms @@ $words_1 and d.areas && $cells and case
        when d.latitude is null then (select max(2 * case when (s.site).services && $exact then 2 when (s.site).services && $services then 1 else 0 end + ((s.site).served is null and (s.site).latitude between $south and $north and (s.site).longitude between $west and $east)::int) % 2 = 1 from (select unnest(d.sites) as site offset 0) s)
        else d.latitude between $south and $north and d.longitude between $west and $east end)
    ) d
  ), block as materialized (
    select c.provider_id, c.key, c.km, ts_rank('{0.05, 0.2, 0, 1}', c.terms, $ranking)
      + 1.2 * coalesce((c.terms @@ $offered)::int, 0) + 0.3 * c.quality as score
    from (
      select t.provider_id, t.key, t.quality, t.terms, null::float8 as km
      from (select k.* from matching k
      where $block_start is null or (k.key, -k.provider_id) < ($block_start, -$block_start_id)
      order by k.key desc, k.provider_id limit 120
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
    count(*) filter (where true)::int as within,
    count(*) filter (where true)::int as there,
    (select json_build_array(key, provider_id) from block order by key, provider_id desc limit 1) as last,
    (select count(*)::int from matching) as matched,
    (select case when count(*) <= 2000 then array_agg(provider_id)::text end from matching) as matching,
    (select json_agg(json_build_array(provider_id, score, km, card) order by score desc, provider_id) from shown) as rows
  from block
