with exact as materialized (select l.* from (select l.* from (
      (select l.*, 0 as width from search.lane l where l.to_id = $start_id and l.from_id = $goal_id and not l.both_ways)
    ) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id limit 1000) l where ($offers is null or l.service_id is null or l.service_id = any ($offers)) limit 50),
  wider as (select l.* from (select l.* from (
      (select l.*, 4 * greatest(case l.to_id when $start_id then 0 when $start_region then 2 else 1 end, case l.from_id when $goal_id then 0 when $goal_region then 2 else 1 end) + case l.to_id when $start_id then 0 when $start_region then 2 else 1 end + case l.from_id when $goal_id then 0 when $goal_region then 2 else 1 end as width from search.lane l where l.to_id = any ($start_near) and l.from_id = any ($goal_near) and not (l.to_id = $start_id and l.from_id = $goal_id) and not l.both_ways)
      union all
      (select l.*, 4 * greatest(case l.to_id when $start_id then 0 when $start_region then 2 else 1 end, 3) + case l.to_id when $start_id then 0 when $start_region then 2 else 1 end + 3 as width from search.lane l where l.to_id = any ($start_near) and l.from_id = $goal_outer and not l.both_ways)
      union all
      (select l.*, 4 * greatest(3, case l.from_id when $goal_id then 0 when $goal_region then 2 else 1 end) + 3 + case l.from_id when $goal_id then 0 when $goal_region then 2 else 1 end as width from search.lane l where l.to_id = $start_outer and l.from_id = any ($goal_near) and not l.both_ways)
      union all
      (select l.*, 4 * greatest(3, 3) + 3 + 3 as width from search.lane l where l.to_id = $start_outer and l.from_id = $goal_outer and not l.both_ways)
    ) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id limit 1000) l where (select count(*) from exact) < 50 and ($offers is null or l.service_id is null or l.service_id = any ($offers)) limit 50)
  select l.lane_id as "laneId", l.provider_id as "providerId",
    l.confirmed_at > now() - interval '18 months' as "isFresh", (select concat(c.number, ' ', s.rebuilt_at) from search.size s cross join search.service_changes c) as state, case when row_number() over () <= $size then case
        when (select true from search.pending_card p where p.provider_id = l.provider_id) then search.live_card(l.provider_id)
        else (select k.card from search.card k where k.provider_id = l.provider_id) end end as card
  from (select * from (select * from exact union all select * from wider) l order by l.width, l.both_ways, l.quality desc, l.provider_id, l.lane_id limit 50) l
