-- What search holds of a provider costs less to make: its statements are planned once a connection, and each text of a
-- service or place is read once, however many providers have it.

-- As before, written so that PostgreSQL puts it in place of the call: calling it took ten times longer than the sum.
create or replace function search.cell(level int, latitude float8, longitude float8) returns int
language sql immutable parallel safe as $$
  select (level << 24) | (floor((latitude + 90) / (array[0.25, 1, 4]::float8[])[level])::int << 12)
    | floor((longitude + 180) / (array[0.25, 1, 4]::float8[])[level])::int
$$;

create aggregate search.joined(tsvector) (sfunc = tsvector_concat, stype = tsvector, parallel = safe);

-- As before, but documents(ids) and cards(ids) are of these approved providers, all_documents() and all_cards() of all:
-- "these, or all" has no plan that suits both, and was planned again at each change of a provider, which took longer than
-- the change.
do $do$
declare
  of_ids constant text[] := array['documents(ids int[])', 'cards(ids int[])', '= any (ids)'];
  of_all constant text[] := array['all_documents()', 'all_cards()', 'is not null'];
  made text[];
begin
  foreach made slice 1 in array array[of_ids, of_all] loop
    execute format($create$
      create or replace function search.%1$s
      returns table (provider_id int, quality real, latitudes real[], longitudes real[], areas int[], terms tsvector, z bigint)
      language sql stable as $$
        with chosen as (
          select * from public.providers p where p.approved_at is not null and p.id %2$s
        ), offers as (
          select ps.provider_id, ps.service_id, ps.address_id from public.provider_services ps where ps.provider_id %2$s
        ), services as materialized (
          select s.id,
            setweight(search.vector(concat_ws(' ', s.name_en, s.name_es, s.name_pt)), 'B') as own,
            setweight(search.vector(concat_ws(' ', sub.name_en, sub.name_es, sub.name_pt)), 'C') as subcategory,
            setweight(search.vector(concat_ws(' ', cat.name_en, cat.name_es, cat.name_pt)), 'D') as category
          from public.services s
          join public.service_subcategories sub on sub.id = s.subcategory_id
          join public.service_categories cat on cat.id = sub.category_id
          where s.id in (select service_id from offers)
        ), offered as (
          select o.provider_id, count(*) as services, search.joined(s.own) as own,
            search.joined(s.subcategory) as subcategories, search.joined(s.category) as categories
          from offers o join services s on s.id = o.service_id
          group by o.provider_id
        ), located as (
          select provider_id, address_id from offers
          union
          select id, address_id from chosen
        ), places as materialized (
          select a.id, a.latitude::real as latitude, a.longitude::real as longitude,
            setweight(search.vector(concat_ws(' ', a.name, r.name)), 'C') as words,
            array_remove(array[-a.id, -a.region_id, -c.id, search.cell(1, a.latitude, a.longitude),
              search.cell(2, a.latitude, a.longitude), search.cell(3, a.latitude, a.longitude)], null) as areas
          from public.addresses a
          left join public.addresses r on r.id = a.region_id
          left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
          where a.id in (select address_id from located)
        ), around as (
          select l.provider_id, array_agg(p.latitude order by p.id) as latitudes,
            array_agg(p.longitude order by p.id) as longitudes, search.joined(p.words order by p.id) as words
          from located l join places p on p.id = l.address_id
          group by l.provider_id
        ), covered as (
          select l.provider_id, array_agg(distinct code) as areas
          from located l join places p on p.id = l.address_id cross join lateral unnest(p.areas) as code
          group by l.provider_id
        ), reachable as (
          select provider_id, count(*) as contacts from public.contacts where provider_id %2$s
          group by provider_id
        )
        select p.id,
          (0.25 * least(length(p.description), 300) / 300.0 + 0.2 * least(coalesce(reachable.contacts, 0), 3) / 3.0
            + 0.1 * least(coalesce(offered.services, 0), 3) / 3.0 + 0.1 * (p.website_url is not null)::int
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
        from chosen p
        join public.addresses home on home.id = p.address_id
        join around on around.provider_id = p.id
        join covered on covered.provider_id = p.id
        left join offered on offered.provider_id = p.id
        left join reachable on reachable.provider_id = p.id
        left join public.provider_images image on image.provider_id = p.id
      $$ $create$, made[1], made[3]);
    execute format($create$
      create or replace function search.%1$s returns table (provider_id int, card json) language sql stable as $$
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
        where p.approved_at is not null and p.id %2$s
      $$ $create$, made[2], made[3]);
  end loop;
end $do$;

-- As before, planned once a connection; and of the words only those are looked up that the documents did not have.
create or replace function search.refresh(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  before tsvector[];
begin
  with gone as (delete from search.document where provider_id = any (ids) returning terms)
    select array_agg(terms) into before from gone;
  delete from search.card where provider_id = any (ids);
  insert into search.document (provider_id, quality, tier, latitudes, longitudes, areas, terms)
    select d.provider_id, d.quality, (
      select count(*) from search.size, unnest(thresholds) as threshold where d.quality < threshold
    ), d.latitudes, d.longitudes, d.areas, d.terms from search.documents(ids) d;
  insert into search.card select * from search.cards(ids);
  -- Only what the vocabulary lacks: a word that conflicts is locked until the transaction ends, even when nothing of it
  -- changes, and writers would wait for each other on the common ones. In one order, so that they never do in a circle.
  insert into search.term (lexeme, documents, in_name)
    select word.lexeme, 1, bool_or(word.in_name) from (
      select lexeme, 'A' = any (weights) as in_name from search.document, unnest(terms) where provider_id = any (ids)
      except
      select lexeme, 'A' = any (weights) from unnest(before) as vector, unnest(vector)
    ) word
    where length(word.lexeme) <= 30 and word.lexeme not like '=%'
      and not exists (select from search.term t where t.lexeme = word.lexeme and t.in_name >= word.in_name)
    group by word.lexeme order by word.lexeme
  on conflict (lexeme) do update set in_name = true where excluded.in_name and not term.in_name;
  insert into search.touched select unnest(ids);
end $$;

-- As before, by the functions above. Builds documents, cards and vocabulary of all approved providers anew, in map order. One processor, so that another
-- is left for searches.
create or replace function search.rebuild() returns void language plpgsql
set work_mem = '128MB' set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  again int[];
begin
  -- one rebuild at a time; searches only read it
  lock table search.size in share row exclusive mode;
  -- those still open commit later than this sees, and stay
  delete from search.touched;

  create table search.document_next (like search.document including defaults);
  -- how many rows its parts have cannot be foreseen, and a loop of all providers over all of them would take hours
  set local enable_nestloop = off;
  with ranked as (
    select d.*, row_number() over (order by d.quality desc, d.provider_id) as position from search.all_documents() d
  )
  insert into search.document_next
    select provider_id, quality, case when position <= 2000 then 0 when position <= 20000 then 1
      when position <= 200000 then 2 else 3 end, latitudes, longitudes, areas, terms
    from ranked order by z, quality desc;
  set local enable_nestloop = on;
  perform search.index_documents('document_next');

  create table search.card_next (like search.card);
  insert into search.card_next select * from search.all_cards();
  alter table search.card_next add primary key (provider_id);

  create table search.term_next (like search.term);
  insert into search.term_next (lexeme, documents, in_name)
    select lexeme, count(*), bool_or('A' = any (weights)) from search.document_next, unnest(terms)
    where length(lexeme) <= 30 and lexeme not like '=%' group by lexeme;
  alter table search.term_next add primary key (lexeme);
  create index on search.term_next using gin (lexeme public.gin_trgm_ops) where documents >= 3 or in_name;
  analyze search.document_next;
  analyze search.card_next;
  analyze search.term_next;

  update search.size set rebuilt_at = now(), (documents, tiers, thresholds) = (
    select count(*), array[count(*) filter (where tier <= 0), count(*) filter (where tier <= 1),
      count(*) filter (where tier <= 2), count(*)],
      -- a tier that is not full yet takes everything
      array[case when count(*) > 2000 then min(quality) filter (where tier <= 0) else 0 end,
        case when count(*) > 20000 then min(quality) filter (where tier <= 1) else 0 end,
        case when count(*) > 200000 then min(quality) filter (where tier <= 2) else 0 end]
    from search.document_next);

  -- Waits for changes that are being made; from here on new ones wait.
  lock table search.document in share row exclusive mode;
  again := array(select distinct provider_id from search.touched);
  delete from search.document_next where provider_id = any (again);
  delete from search.card_next where provider_id = any (again);
  insert into search.document_next (provider_id, quality, tier, latitudes, longitudes, areas, terms)
    select d.provider_id, d.quality, (
      select count(*) from search.size, unnest(thresholds) as threshold where d.quality < threshold
    ), d.latitudes, d.longitudes, d.areas, d.terms from search.documents(again) d;
  insert into search.card_next select * from search.cards(again);
  insert into search.term_next (lexeme, documents, in_name)
    select lexeme, 1, bool_or('A' = any (weights)) from search.document_next, unnest(terms)
    where provider_id = any (again) and length(lexeme) <= 30 and lexeme not like '=%' group by lexeme
  on conflict (lexeme) do update set in_name = true where excluded.in_name and not term_next.in_name;

  -- in the order in which searches and changes read them
  drop table search.document;
  drop table search.card;
  drop table search.term;
  alter table search.document_next rename to document;
  alter table search.card_next rename to card;
  alter table search.term_next rename to term;
end $$;
