-- Documents know the whole name, and weigh the names of services over those of their groups.

-- A lexeme that only documents have whose name is written just so, with its legal form and single letters, which
-- search.name_key leaves out: 'P&F Transport LLC' is not 'Transportes S.R.L.'.
create function search.whole_name(name text) returns text language sql immutable parallel safe as $$
  select '==' || nullif(btrim(search.fold(name)), '')
$$;

-- As before, with the lexeme of the whole name. Names of subcategories weigh less than those of services, and names of
-- categories as little as the description: each is of many trades ('Parcels and moving'), and a courier is no mover.
create or replace function search.documents(ids int[])
returns table (provider_id int, quality real, latitudes real[], longitudes real[], areas int[], terms tsvector, z bigint)
language sql stable as $$
  with chosen as (
    select * from public.providers p where p.approved_at is not null and (ids is null or p.id = any (ids))
  ), offered as (
    select ps.provider_id, count(*) as services,
      string_agg(concat_ws(' ', s.name_en, s.name_es, s.name_pt), ' ') as words,
      string_agg(concat_ws(' ', sub.name_en, sub.name_es, sub.name_pt), ' ') as subcategories,
      string_agg(concat_ws(' ', cat.name_en, cat.name_es, cat.name_pt), ' ') as categories
    from public.provider_services ps
    join public.services s on s.id = ps.service_id
    join public.service_subcategories sub on sub.id = s.subcategory_id
    join public.service_categories cat on cat.id = sub.category_id
    where ids is null or ps.provider_id = any (ids)
    group by ps.provider_id
  ), located as (
    select provider_id, address_id from public.provider_services where ids is null or provider_id = any (ids)
    union
    select id, address_id from chosen
  ), places as (
    select l.provider_id, array_agg(a.latitude::real order by a.id) as latitudes,
      array_agg(a.longitude::real order by a.id) as longitudes,
      string_agg(concat_ws(' ', a.name, r.name), ' ' order by a.id) as words
    from located l
    join public.addresses a on a.id = l.address_id
    left join public.addresses r on r.id = a.region_id
    group by l.provider_id
  ), areas as (
    select l.provider_id, array_agg(distinct code) as areas
    from located l
    join public.addresses a on a.id = l.address_id
    left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
    cross join lateral unnest(array[-a.id, -a.region_id, -c.id, search.cell(1, a.latitude, a.longitude),
      search.cell(2, a.latitude, a.longitude), search.cell(3, a.latitude, a.longitude)]) as code
    where code is not null
    group by l.provider_id
  ), reachable as (
    select provider_id, count(*) as contacts from public.contacts where ids is null or provider_id = any (ids)
    group by provider_id
  )
  select p.id,
    (0.25 * least(length(p.description), 300) / 300.0 + 0.2 * least(coalesce(reachable.contacts, 0), 3) / 3.0
      + 0.1 * least(coalesce(offered.services, 0), 3) / 3.0 + 0.1 * (p.website_url is not null)::int
      + 0.1 * (p.tax_number is not null)::int + 0.1 * (image.approved_at is not null)::int
      -- by the entry's own date alone, so that time passing changes no document
      + 0.15 * least(1, greatest(0, extract(epoch from p.updated_at - timestamptz '2020-01-01') / 86400 / 5475))
    )::real,
    places.latitudes, places.longitudes, areas.areas,
    setweight(search.vector(concat_ws(' ', p.business_name, p.commercial_name)), 'A')
      || setweight(array_to_tsvector(array_remove(array[search.name_key(p.business_name), search.name_key(p.commercial_name),
        search.whole_name(p.business_name), search.whole_name(p.commercial_name)], null)), 'A')
      || setweight(search.vector(offered.words), 'B')
      || setweight(search.vector(concat_ws(' ', places.words, offered.subcategories)), 'C')
      || setweight(search.vector(concat_ws(' ', p.description, offered.categories)), 'D'),
    search.z_order(home.latitude, home.longitude)
  from chosen p
  join public.addresses home on home.id = p.address_id
  join places on places.provider_id = p.id
  join areas on areas.provider_id = p.id
  left join offered on offered.provider_id = p.id
  left join reachable on reachable.provider_id = p.id
  left join public.provider_images image on image.provider_id = p.id
$$;

select search.rebuild();
