select d.provider_id as "providerId", case when row_number() over () <= $size then case
        when (select true from search.pending_card p where p.provider_id = d.provider_id) then search.live_card(d.provider_id)
        else (select k.card from search.card k where k.provider_id = d.provider_id) end end as card from (select * from (
      select d.provider_id, d.quality from search.document d where d.tier <= 2 and d.areas && $start_areas and d.areas && $goal_areas and d.terms @@ $words_1
      union all
      select d.provider_id, d.quality from search.pending_document d where d.areas && $start_areas and d.areas && $goal_areas and d.terms @@ $words_1
    ) d order by d.quality desc, d.provider_id limit 50) d
