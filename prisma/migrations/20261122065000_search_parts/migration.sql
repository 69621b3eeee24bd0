-- What search reads of a service or a place is read once, when its names change, not at each change of a provider that has
-- it: that was half of what a change cost.

create table search.service (
  service_id int primary key references public.services on delete cascade,
  own tsvector not null, subcategory tsvector not null, category tsvector not null
);

create table search.place (
  address_id int primary key references public.addresses on delete cascade,
  latitude real not null, longitude real not null, words tsvector not null, areas int[] not null
);

create function search.read_services(ids int[]) returns void language sql as $$
  insert into search.service
    select s.id,
      setweight(search.vector(concat_ws(' ', s.name_en, s.name_es, s.name_pt)), 'B'),
      setweight(search.vector(concat_ws(' ', sub.name_en, sub.name_es, sub.name_pt)), 'C'),
      setweight(search.vector(concat_ws(' ', cat.name_en, cat.name_es, cat.name_pt)), 'D')
    from public.services s
    join public.service_subcategories sub on sub.id = s.subcategory_id
    join public.service_categories cat on cat.id = sub.category_id
    where s.id = any (ids)
  on conflict (service_id) do update
    set own = excluded.own, subcategory = excluded.subcategory, category = excluded.category
$$;

create function search.read_places(ids int[]) returns void language sql as $$
  insert into search.place
    select a.id, a.latitude, a.longitude, setweight(search.vector(concat_ws(' ', a.name, r.name)), 'C'),
      array_remove(array[-a.id, -a.region_id, -c.id, search.cell(1, a.latitude, a.longitude),
        search.cell(2, a.latitude, a.longitude), search.cell(3, a.latitude, a.longitude)], null)
    from public.addresses a
    left join public.addresses r on r.id = a.region_id
    left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
    where a.id = any (ids)
  on conflict (address_id) do update
    set latitude = excluded.latitude, longitude = excluded.longitude, words = excluded.words, areas = excluded.areas
$$;

create function search.services_changed() returns trigger language plpgsql as $$
begin
  perform search.read_services(case tg_table_name
    when 'services' then array(select id from changed)
    when 'service_subcategories' then array(select s.id from public.services s where s.subcategory_id in (select id from changed))
    else array(select s.id from public.services s join public.service_subcategories sub on sub.id = s.subcategory_id
      where sub.category_id in (select id from changed)) end);
  return null;
end $$;

-- Those in a changed region or country too.
create function search.places_changed() returns trigger language plpgsql as $$
begin
  perform search.read_places(array(
    select id from changed
    union select a.id from public.addresses a where a.region_id in (select id from changed where kind = 'region')
    union select a.id from public.addresses a where a.country_code in (select country_code from changed where kind = 'country')));
  return null;
end $$;

create trigger search_after_insert after insert on public.services
  referencing new table as changed for each statement execute function search.services_changed();
create trigger search_after_update after update on public.services
  referencing new table as changed for each statement execute function search.services_changed();
create trigger search_after_update after update on public.service_subcategories
  referencing new table as changed for each statement execute function search.services_changed();
create trigger search_after_update after update on public.service_categories
  referencing new table as changed for each statement execute function search.services_changed();
create trigger search_after_insert after insert on public.addresses
  referencing new table as changed for each statement execute function search.places_changed();
create trigger search_after_update after update on public.addresses
  referencing new table as changed for each statement execute function search.places_changed();

select search.read_services(array(select id from public.services));
select search.read_places(array(select id from public.addresses));

-- As before, from these two: a provider at a time, whose parts are found by index, however many there are.
do $do$
declare
  of_ids constant text[] := array['documents(ids int[])', 'and p.id = any (ids)'];
  of_all constant text[] := array['all_documents()', ''];
  made text[];
begin
  foreach made slice 1 in array array[of_ids, of_all] loop
    execute format($create$
      create or replace function search.%s
      returns table (provider_id int, quality real, latitudes real[], longitudes real[], areas int[], terms tsvector, z bigint)
      language sql stable as $$
        select p.id,
          (0.25 * least(length(p.description), 300) / 300.0 + 0.2 * least(reachable.contacts, 3) / 3.0
            + 0.1 * least(offered.services, 3) / 3.0 + 0.1 * (p.website_url is not null)::int
            + 0.1 * (p.tax_number is not null)::int + 0.1 * (image.approved_at is not null)::int
            -- by the entry's own date alone, so that time passing changes no document
            + 0.15 * least(1, greatest(0, extract(epoch from p.updated_at - timestamptz '2020-01-01') / 86400 / 5475))
          )::real,
          around.latitudes, around.longitudes, covered.areas,
          setweight(search.vector(concat_ws(' ', p.business_name, p.commercial_name)), 'A')
            || setweight(array_to_tsvector(array_remove(array[search.name_key(p.business_name), search.name_key(p.commercial_name),
              search.whole_name(p.business_name), search.whole_name(p.commercial_name)], null)), 'A')
            || coalesce(offered.own, '')
            || around.words || coalesce(offered.subcategories, '')
            || setweight(search.vector(p.description), 'D') || coalesce(offered.categories, ''),
          search.z_order(home.latitude, home.longitude)
        from public.providers p
        join search.place home on home.address_id = p.address_id
        left join public.provider_images image on image.provider_id = p.id
        cross join lateral (
          select count(*) as contacts from public.contacts c where c.provider_id = p.id
        ) reachable
        cross join lateral (
          select count(*) as services, array_agg(o.address_id) as addresses,
            search.joined(s.own order by o.service_id) as own,
            search.joined(s.subcategory order by o.service_id) as subcategories,
            search.joined(s.category order by o.service_id) as categories
          from public.provider_services o join search.service s on s.service_id = o.service_id
          where o.provider_id = p.id
        ) offered
        cross join lateral (
          select array_agg(l.latitude order by l.address_id) as latitudes,
            array_agg(l.longitude order by l.address_id) as longitudes,
            search.joined(l.words order by l.address_id) as words
          from search.place l where l.address_id = any (offered.addresses || p.address_id)
        ) around
        cross join lateral (
          select array_agg(distinct code) as areas
          from search.place l, unnest(l.areas) as code where l.address_id = any (offered.addresses || p.address_id)
        ) covered
        where p.approved_at is not null %s
      $$ $create$, made[1], made[2]);
  end loop;
end $do$;
