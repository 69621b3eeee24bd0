-- The areas of the map. The area codes of a document are grid cells, above 2^24, and ids of places: minus the id of
-- each city, region and country that it is in, and the id itself of each region or country that it serves.

-- The code of the grid cell around a point; levels 1, 2 and 3 have cells of 0.25, 1 and 4 degrees. Written so that
-- PostgreSQL inlines it: a call took ten times longer than the sum.
create or replace function search.cell(level int, latitude float8, longitude float8) returns int
language sql immutable parallel safe as $$
  select (level << 24) | (floor((latitude + 90) / (array[0.25, 1, 4]::float8[])[level])::int << 12)
    | floor((longitude + 180) / (array[0.25, 1, 4]::float8[])[level])::int
$$;

-- The cells that cover an area: of the finest level with at most 100 of them, otherwise of the coarsest.
create or replace function search.cells_within(south float8, west float8, north float8, east float8) returns int[]
language sql immutable parallel safe as $$
  select array(
    select (level::int << 24) | (y << 12) | x
    from generate_series(bottom, top) as y, generate_series(first, last) as x
  )
  from unnest('{0.25,1,4}'::float8[]) with ordinality as grid (size, level)
  cross join lateral (
    select floor((south + 90) / size)::int as bottom, floor((north + 90) / size)::int as top,
      floor((west + 180) / size)::int as first, floor((east + 180) / size)::int as last
  ) covering
  where level = 3 or (top - bottom + 1) * (last - first + 1) <= 100
  order by level limit 1
$$;

-- The area codes within a reach of a place, or null for the last reach, which is everywhere. A region or country has its
-- own code first; around it, and around a city, the cells that the circle touches.
create or replace function search.ring(reach int, point search.point) returns int[]
language sql immutable parallel safe as $$
  select case
    when point.kind <> 'city' and reach = 1 then array[-point.id]
    when km < 'infinity' then array(
      select code
      from unnest(search.cells_within(
        greatest(point.latitude - degrees, -89.9), greatest(point.longitude - degrees / greatest(stretch, 0.2), -179.9),
        least(point.latitude + degrees, 89.9), least(point.longitude + degrees / greatest(stretch, 0.2), 179.9))) as code
      cross join lateral (select (array[0.25, 1, 4]::float8[])[code >> 24] as size) grid
      -- from the point to the nearest edge
      cross join lateral (
        select abs(((code >> 12 & 4095) + 0.5) * size - 90 - point.latitude) - size / 2 as north,
          (abs(((code & 4095) + 0.5) * size - 180 - point.longitude) - size / 2) * stretch as east
      ) away
      where greatest(north, 0) ^ 2 + greatest(east, 0) ^ 2 <= degrees ^ 2)
  end
  from (
    select km, km / 111.2 as degrees, cos(radians(point.latitude)) as stretch
    from search.reach_km(reach, point.kind) as km
  ) circle
$$;

-- The area codes within a reach of one place or two, or those of everywhere.
create or replace function search.rings(reach int, point search.point, second search.point) returns int[]
language sql stable as $$
  select coalesce(
    search.ring(reach, point) || case when second.id is not null then search.ring(reach, second) end,
    (select array_agg(-a.id) from public.addresses a where a.kind = 'country'))
$$;

-- A place with the regions and countries that it lies in, whose providers serve it.
create or replace function search.point(id int, kind public.address_kind, latitude float8, longitude float8)
returns search.point language sql stable as $$
  select row(id, kind, latitude, longitude, (
    select coalesce(array_agg(-code), '{}') from search.place p, unnest(p.areas) as code
    where p.address_id = id and code < 0 and code <> -id
  ))::search.point
$$;

-- The number of documents in the areas; a document in two areas counts twice.
create or replace function search.documents_in(codes int[]) returns int language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return coalesce((select sum(documents) from search.area where code = any (codes)), 0);
end $$;

-- The position along a Z-order curve: neighbours on the map are neighbours in the table, so that a search near a place
-- reads few pages (2 to 4 times faster, measured at a million).
create or replace function search.z_order(latitude float8, longitude float8) returns bigint
language sql immutable parallel safe as $$
  select sum((((y >> bit) & 1)::bigint << (2 * bit + 1)) | (((x >> bit) & 1)::bigint << (2 * bit)))::bigint
  from (select floor((latitude + 90) * 20)::int as y, floor((longitude + 180) * 20)::int as x) point,
       generate_series(0, 12) as bit
$$;
