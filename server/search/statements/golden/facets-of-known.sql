with found as (
    select d.facets from search.document d where d.provider_id = any ($matching)
    union all select d.facets from search.pending_document d where (d.provider_id = any ($matching))
  ), counted as (
    select each.lexeme as facet, (1 * sum(each.documents))::int as matching
    from (
      select lexeme, count(*) as documents from (select unnest(f.facets) as lexeme from found f) had group by lexeme
    ) each group by each.lexeme
  )
  select facet, matching, coalesce(s.name_en, c.name_en) as "nameEn", coalesce(s.name_es, c.name_es) as "nameEs", coalesce(s.name_fr, c.name_fr) as "nameFr", coalesce(s.name_pt, c.name_pt) as "namePt"
  from counted full join unnest($selected) as selected (facet) using (facet)
  left join services s on facet = '@' || s.id
  left join service_categories c on facet = '@c' || c.id
  order by matching desc nulls last, facet
