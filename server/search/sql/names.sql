-- The words of places in documents. They are read when names of places change, by triggers, not at each change of a
-- provider that has them: that was half of the cost of a change.

-- A region or country that is served has its id, above zero, among its areas: minus the id is of everything in it. It is
-- in no cell.
create or replace function search.read_places(ids int[]) returns void language sql as $$
  insert into search.place
    select a.id, a.latitude, a.longitude, setweight(search.place_lexemes(concat_ws(' ', a.name, r.name)), 'C'),
      array_remove(array[-a.id, -a.region_id, -c.id] || case when a.kind <> 'city' then array[a.id]
        else array[search.cell(1, a.latitude, a.longitude), search.cell(2, a.latitude, a.longitude),
          search.cell(3, a.latitude, a.longitude)] end, null),
      case when a.kind = 'region' then a.id else a.region_id end, c.id,
      a.kind <> 'city'
    from public.addresses a
    left join public.addresses r on r.id = a.region_id
    left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
    where a.id = any (ids)
  on conflict (address_id) do update
    set latitude = excluded.latitude, longitude = excluded.longitude, words = excluded.words, areas = excluded.areas,
      region_id = excluded.region_id, country_id = excluded.country_id, is_area = excluded.is_area
$$;

-- Services, their words and the names of their headings are read again by each process that searches.
create or replace function search.services_changed() returns trigger language plpgsql as $$
begin
  update search.service_changes set number = number + 1;
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

create or replace trigger search_after_change after insert or update or delete on public.services
  for each statement execute function search.services_changed();
create or replace trigger search_after_change after insert or update or delete on public.service_subcategories
  for each statement execute function search.services_changed();
create or replace trigger search_after_change after insert or update or delete on public.service_categories
  for each statement execute function search.services_changed();
create or replace trigger search_after_insert after insert on public.addresses
  referencing new table as changed for each statement execute function search.places_changed();
create or replace trigger search_after_update after update on public.addresses
  referencing new table as changed for each statement execute function search.places_changed();
