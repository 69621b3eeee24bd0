-- What documents hold of services and places. It is read when their names change, by triggers, not at each change of a
-- provider that has them: that was half of the cost of a change.

create or replace function search.read_services(ids int[]) returns void language sql as $$
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

-- A region or country that is served has its id, above zero, among its areas: minus the id is of everything in it. It is
-- in no cell.
create or replace function search.read_places(ids int[]) returns void language sql as $$
  insert into search.place
    select a.id, a.latitude, a.longitude, setweight(search.place_lexemes(concat_ws(' ', a.name, r.name)), 'C'),
      array_remove(array[-a.id, -a.region_id, -c.id] || case when a.kind <> 'city' then array[a.id]
        else array[search.cell(1, a.latitude, a.longitude), search.cell(2, a.latitude, a.longitude),
          search.cell(3, a.latitude, a.longitude)] end, null),
      a.kind <> 'city'
    from public.addresses a
    left join public.addresses r on r.id = a.region_id
    left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
    where a.id = any (ids)
  on conflict (address_id) do update
    set latitude = excluded.latitude, longitude = excluded.longitude, words = excluded.words, areas = excluded.areas,
      is_area = excluded.is_area
$$;

create or replace function search.services_changed() returns trigger language plpgsql as $$
begin
  perform search.read_services(case tg_table_name
    when 'services' then array(select id from changed)
    when 'service_subcategories' then array(select s.id from public.services s where s.subcategory_id in (select id from changed))
    else array(select s.id from public.services s join public.service_subcategories sub on sub.id = s.subcategory_id
      where sub.category_id in (select id from changed)) end);
  return null;
end $$;

-- Places in a changed region or country are read too: they hold its name.
create or replace function search.places_changed() returns trigger language plpgsql as $$
begin
  perform search.read_places(array(
    select id from changed
    union select a.id from public.addresses a where a.region_id in (select id from changed where kind = 'region')
    union select a.id from public.addresses a where a.country_code in (select country_code from changed where kind = 'country')));
  return null;
end $$;

create or replace trigger search_after_insert after insert on public.services
  referencing new table as changed for each statement execute function search.services_changed();
create or replace trigger search_after_update after update on public.services
  referencing new table as changed for each statement execute function search.services_changed();
create or replace trigger search_after_update after update on public.service_subcategories
  referencing new table as changed for each statement execute function search.services_changed();
create or replace trigger search_after_update after update on public.service_categories
  referencing new table as changed for each statement execute function search.services_changed();
create or replace trigger search_after_insert after insert on public.addresses
  referencing new table as changed for each statement execute function search.places_changed();
create or replace trigger search_after_update after update on public.addresses
  referencing new table as changed for each statement execute function search.places_changed();
