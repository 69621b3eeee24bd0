with block as materialized (
    select c.provider_id, c.key, c.km, c.key as score
    from (
      select t.provider_id, t.key, t.quality, t.terms, null::float8 as km
      from (select k.* from (select d.quality, d.sites, d.latitude, d.longitude, d.areas, d.terms, d.approved_at, d.provider_id, extract(epoch from d.approved_at)::float8 as key
    from (
      select *, null::tid as at, false as is_pending from (select * from search.document where approved_at between coalesce((select approved_at from search.document where approved_at <= coalesce(to_timestamp($block_start) + interval '1 ms', 'infinity')
        order by approved_at desc offset $newer limit 1), '-infinity') and coalesce(to_timestamp($block_start) + interval '1 ms', 'infinity') offset 0) d where d.terms @@ $words_1
      union all
      select *, null::tid, true from search.pending_document d where (d.terms @@ $words_1)
    ) d
    ) k
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
    null::int as matched, null as matching,
    (select json_agg(json_build_array(provider_id, score, km, card) order by score desc, provider_id) from shown) as rows
  from block
