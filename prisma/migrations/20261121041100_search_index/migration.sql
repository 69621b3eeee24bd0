-- What search reads: one row a provider, written in the transaction that changes the provider (search.refresh).

-- The text and places of an approved provider.
create table search.document (
  provider_id int not null,
  -- 0 to 1: how complete and recent the entry is.
  quality real not null,
  -- 0: the best 2,000; 1: the best 20,000; 2: the best 200,000; 3: the rest. A common word is answered from a small tier.
  tier smallint not null,
  -- Its places, in parallel arrays, and as area codes: grid cells of three sizes, and minus the id of each city,
  -- region and country it is in.
  latitudes real[] not null,
  longitudes real[] not null,
  areas int[] not null,
  -- A: names (and '=name'), B: services in three languages, C: places, D: description.
  terms tsvector not null
);

-- The answer's row, ready to send; text, because nothing here looks into it.
create table search.card (provider_id int primary key, card json not null);

-- The vocabulary, for typing errors: how many documents have the lexeme (as of the last rebuild), and whether it is
-- part of a name: names are corrected even where a single document has them.
create table search.term (lexeme text collate "C" primary key, documents int not null, in_name boolean not null);
create index term_trigrams on search.term using gin (lexeme public.gin_trgm_ops) where documents >= 3 or in_name;

-- How many documents there are, in all and up to each tier, and the least quality of each tier.
create table search.size (
  one boolean primary key default true check (one),
  documents int not null default 0,
  tiers int[] not null default '{0,0,0,0}',
  thresholds real[] not null default '{0,0,0}',
  rebuilt_at timestamptz
);
insert into search.size default values;

-- Indexes of a document table, made after it is filled. Samples of 1/16 and 1/256 are for estimated counts.
create function search.index_documents(target text) returns void language plpgsql as $$
begin
  execute format('create unique index on search.%I (provider_id)', target);
  execute format('create index on search.%I using gin (terms, areas) with (fastupdate = off)', target);
  execute format('create index on search.%I using gin (terms) with (fastupdate = off) where tier <= 2', target);
  execute format('create index on search.%I using gin (terms) with (fastupdate = off) where tier <= 1', target);
  execute format('create index on search.%I using gin (terms) with (fastupdate = off) where tier <= 0', target);
  execute format('create index on search.%I using gin (terms, areas) with (fastupdate = off) where provider_id %% 16 = 7', target);
  execute format('create index on search.%I using gin (terms) with (fastupdate = off) where provider_id %% 256 = 7', target);
end $$;
select search.index_documents('document');

-- From a place to its country.
create index addresses_country on public.addresses (country_code) where kind = 'country';

-- The documents of these approved providers (null: of all), and their place on the Z-order curve.
create function search.documents(ids int[])
returns table (provider_id int, quality real, latitudes real[], longitudes real[], areas int[], terms tsvector, z bigint)
language sql stable as $$
  with chosen as (
    select * from public.providers p where p.approved_at is not null and (ids is null or p.id = any (ids))
  ), offered as (
    select ps.provider_id, count(*) as services,
      string_agg(concat_ws(' ', s.name_en, s.name_es, s.name_pt, sub.name_en, sub.name_es, sub.name_pt,
        cat.name_en, cat.name_es, cat.name_pt), ' ') as words
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
      || setweight(array_to_tsvector(array_remove(array[search.name_key(p.business_name), search.name_key(p.commercial_name)], null)), 'A')
      || setweight(search.vector(offered.words), 'B')
      || setweight(search.vector(places.words), 'C')
      || setweight(search.vector(p.description), 'D'),
    search.z_order(home.latitude, home.longitude)
  from chosen p
  join public.addresses home on home.id = p.address_id
  join places on places.provider_id = p.id
  join areas on areas.provider_id = p.id
  left join offered on offered.provider_id = p.id
  left join reachable on reachable.provider_id = p.id
  left join public.provider_images image on image.provider_id = p.id
$$;

-- The answer's rows. The description is cut at 200 characters; names of places are added by whoever sends the row,
-- in the reader's language.
create function search.cards(ids int[]) returns table (provider_id int, card json) language sql stable as $$
  select p.id, json_build_object(
    'id', p.id,
    'businessName', p.business_name,
    'description', case when length(p.description) > 200 then left(p.description, 200) || '…' else p.description end,
    'contacts', coalesce((
      select json_agg(json_build_object('id', c.id, 'contactType', c.contact_type, 'contactValue', c.contact_value,
        'updatedAt', c.updated_at) order by c.id)
      from public.contacts c where c.provider_id = p.id), '[]'),
    'services', coalesce((
      select json_agg(json_build_object('id', ps.id, 'serviceId', s.id, 'en', s.name_en, 'es', s.name_es, 'pt', s.name_pt,
        'addressId', ps.address_id, 'updatedAt', ps.updated_at) order by ps.id)
      from public.provider_services ps join public.services s on s.id = ps.service_id where ps.provider_id = p.id), '[]'))
  from public.providers p
  where p.approved_at is not null and (ids is null or p.id = any (ids))
$$;

-- Brings document, card and vocabulary of these providers up to date; those not (or no longer) approved are removed.
-- Every verb that changes a provider calls it in its own transaction.
create function search.refresh(ids int[]) returns void language plpgsql as $$
begin
  delete from search.document where provider_id = any (ids);
  delete from search.card where provider_id = any (ids);
  insert into search.document (provider_id, quality, tier, latitudes, longitudes, areas, terms)
    select d.provider_id, d.quality, (
      select count(*) from search.size, unnest(thresholds) as threshold where d.quality < threshold
    ), d.latitudes, d.longitudes, d.areas, d.terms from search.documents(ids) d;
  insert into search.card select * from search.cards(ids);
  -- New words only, in one order, so that writers neither wait for each other nor deadlock on the common ones.
  insert into search.term (lexeme, documents, in_name)
    select lexeme, 1, bool_or('A' = any (weights)) from search.document, unnest(terms)
    where provider_id = any (ids) and length(lexeme) <= 30 and lexeme not like '=%'
    group by lexeme order by lexeme
  on conflict (lexeme) do update set in_name = true where excluded.in_name and not term.in_name;
end $$;

-- Builds documents, cards and vocabulary of all approved providers anew, in map order. Searches go on meanwhile;
-- writers of providers wait.
create function search.rebuild() returns void language plpgsql as $$
begin
  lock table search.document in share row exclusive mode;
  create table search.document_next (like search.document including defaults);
  with ranked as (
    select d.*, row_number() over (order by d.quality desc, d.provider_id) as position from search.documents(null) d
  )
  insert into search.document_next
    select provider_id, quality, case when position <= 2000 then 0 when position <= 20000 then 1
      when position <= 200000 then 2 else 3 end, latitudes, longitudes, areas, terms
    from ranked order by z, quality desc;
  drop table search.document;
  alter table search.document_next rename to document;
  perform search.index_documents('document');
  delete from search.card;
  insert into search.card select * from search.cards(null);
  delete from search.term;
  insert into search.term (lexeme, documents, in_name)
    select lexeme, count(*), bool_or('A' = any (weights)) from search.document, unnest(terms)
    where length(lexeme) <= 30 and lexeme not like '=%' group by lexeme;
  update search.size set rebuilt_at = now(), (documents, tiers, thresholds) = (
    select count(*), array[count(*) filter (where tier <= 0), count(*) filter (where tier <= 1),
      count(*) filter (where tier <= 2), count(*)],
      -- a tier that is not full yet takes everything
      array[case when count(*) > 2000 then min(quality) filter (where tier <= 0) else 0 end,
        case when count(*) > 20000 then min(quality) filter (where tier <= 1) else 0 end,
        case when count(*) > 200000 then min(quality) filter (where tier <= 2) else 0 end]
    from search.document);
end $$;
