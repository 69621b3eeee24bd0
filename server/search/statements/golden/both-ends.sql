select d.provider_id as id from (
      select d.provider_id, d.quality from search.document d where d.tier <= 2 and d.areas && $start_areas and d.areas && $goal_areas and d.terms @@ $words_1
      union all
      select d.provider_id, d.quality from search.pending_document d where d.areas && $start_areas and d.areas && $goal_areas and d.terms @@ $words_1
    ) d order by d.quality desc, d.provider_id limit 50
