-- A lane of an approved provider in one direction, as searches read it; one in both ways is two rows.
create table search.lane (
  lane_id int not null,
  provider_id int not null,
  from_id int not null,
  -- the region and country that it starts in; a region or country is in itself
  from_region_id int, from_country_id int not null,
  to_id int not null,
  to_region_id int, to_country_id int not null,
  both_ways boolean not null,
  service_id int,
  confirmed_at timestamptz not null,
  -- of the document of its provider
  quality real not null
);
create index lane_provider_id on search.lane (provider_id);
create index lane_from_to on search.lane (from_id, to_id, quality desc);
create index lane_to on search.lane (to_id);
create index lane_regions on search.lane (from_region_id, to_region_id, quality desc);
create index lane_to_region on search.lane (to_region_id);
create index lane_countries on search.lane (from_country_id, to_country_id, quality desc);
