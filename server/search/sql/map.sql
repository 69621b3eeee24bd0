-- How search reads the map. The area codes of a document are grid cells, above 2^24, and ids of places: minus the id of
-- each city, region and country that it is in, and the id itself of each region or country that it serves.

-- The code of the grid cell around a point; levels 1, 2 and 3 have cells of 0.25, 1 and 4 degrees. Written so that
-- PostgreSQL inlines it: a call took ten times longer than the sum.
create or replace function search.cell(level int, latitude float8, longitude float8) returns int
language sql immutable parallel safe as $$
  select (level << 24) | (floor((latitude + 90) / (array[0.25, 1, 4]::float8[])[level])::int << 12)
    | floor((longitude + 180) / (array[0.25, 1, 4]::float8[])[level])::int
$$;

-- A cell and its eight neighbours: their codes are one more or less in each half.
create or replace function search.cells_around(cell int) returns int[] language sql immutable parallel safe as $$
  select array[cell - 4097, cell - 4096, cell - 4095, cell - 1, cell, cell + 1, cell + 4095, cell + 4096, cell + 4097]
$$;

-- The cells that cover an area: of the finest level of which at most 64 do, else of the coarsest.
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
  where level = 3 or (top - bottom + 1) * (last - first + 1) <= 64
  order by level limit 1
$$;

-- The area codes within a reach of a place, or null when there is no such reach. Each holds the one before.
-- City: about 80, 300 and 1,200 km across (3 x 3 cells). Region: itself, then as wide as a city's last. Country: itself.
create or replace function search.ring(reach int, id int, kind public.address_kind, latitude float8, longitude float8)
returns int[] language sql immutable parallel safe as $$
  select case
    when reach > case kind when 'city' then 3 when 'region' then 2 else 1 end then null
    when kind <> 'city' and reach = 1 then array[-id]
    when kind = 'city' then search.cells_around(search.cell(reach, latitude, longitude))
    else search.cells_around(search.cell(3, latitude, longitude)) || array[-id]
  end
$$;

-- The codes of providers that serve the region or the country that a place is in.
create or replace function search.serving(id int) returns int[] language sql stable as $$
  select coalesce(array_agg(-code), '{}') from search.place p, unnest(p.areas) as code
  where p.address_id = id and code < 0 and code <> -id
$$;

-- How many documents the areas have; some of those may be in two.
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
