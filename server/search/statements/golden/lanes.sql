with exact as materialized (select l.* from (select l.* from (
      (select l.*, 0 as width from search.lane l where l.from_id = $start_id and l.to_region_id = $goal_id)
    ) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id limit 1000) l where ($offers is null or l.service_id is null or l.service_id = any ($offers)) and coalesce((select d.terms @@ $words_1 from search.document d where d.provider_id = l.provider_id),
        l.provider_id in (select d.provider_id from search.pending_document d where d.terms @@ $words_1)) limit 100),
  wider as (select l.* from (select l.* from (
      (select l.*, 4 * greatest(case l.from_id when $start_id then 0 when $start_region then 2 else 1 end, 0) + case l.from_id when $start_id then 0 when $start_region then 2 else 1 end + 0 as width from search.lane l where l.from_id = any ($start_near) and l.to_region_id = $goal_id and not (l.from_id = $start_id and l.to_region_id = $goal_id))
      union all
      (select l.*, 4 * greatest(case l.from_id when $start_id then 0 when $start_region then 2 else 1 end, 3) + case l.from_id when $start_id then 0 when $start_region then 2 else 1 end + 3 as width from search.lane l where l.from_id = any ($start_near) and l.to_id = $goal_outer)
      union all
      (select l.*, 4 * greatest(3, 0) + 3 + 0 as width from search.lane l where l.from_id = $start_outer and l.to_region_id = $goal_id)
      union all
      (select l.*, 4 * greatest(3, 3) + 3 + 3 as width from search.lane l where l.from_id = $start_outer and l.to_id = $goal_outer)
    ) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id limit 1000) l where (select count(*) from exact) < 100 and ($offers is null or l.service_id is null or l.service_id = any ($offers)) and coalesce((select d.terms @@ $words_1 from search.document d where d.provider_id = l.provider_id),
        l.provider_id in (select d.provider_id from search.pending_document d where d.terms @@ $words_1)) limit 100)
  select l.lane_id as "laneId", l.provider_id as "providerId",
    l.confirmed_at > now() - interval '18 months' as "isFresh", (select concat(c.number, ' ', s.rebuilt_at) from search.size s cross join search.service_changes c) as state, case when row_number() over () <= $size then case
        when (select true from search.pending_card p where p.provider_id = l.provider_id) then search.live_card(l.provider_id)
        else (select k.card from search.card k where k.provider_id = l.provider_id) end end as card
  from (select * from (select * from exact union all select * from wider) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id limit 100) l
