import { PROOF } from '#server/credentials/proofs.ts';
import { lexemes, SPAN_S } from '../narrow.ts';
import { QUALITY } from '../statements/weights.ts';

/** The contribution of a part, which is complete at `fullAt`. */
const share = (count: string, { weight, fullAt }: { weight: number; fullAt: number }) =>
  `${weight} * least(${count}, ${fullAt}) / ${fullAt}.0`;

/** When a business last confirmed its listing, or else its approval; over `p` (providers). A save is no confirmation. */
export const LAST_SURE = 'coalesce(p.confirmed_at, p.approved_at)';

// of a provider `p`
const QUALITY_OF = `(${share('length(p.description)', QUALITY.description)} + ${share('reachable.contacts', QUALITY.contacts)}
      + ${share('offered.services', QUALITY.services)} + ${QUALITY.website} * (p.website_url is not null)::int
      + ${QUALITY.taxNumber} * (p.tax_number is not null)::int + ${QUALITY.image} * (image.approved_at is not null)::int
      -- by the date of the entry alone, so that no document changes as time passes
      + ${QUALITY.confirmed.weight} * least(1, greatest(0,
        extract(epoch from ${LAST_SURE} - timestamptz '2020-01-01') / 86400 / ${QUALITY.confirmed.fullAtDays}))
    )::real`;
const HOME = 'join search.place home on home.address_id = p.address_id';
const IMAGE = 'left join public.provider_images image on image.provider_id = p.id';
const REACHABLE = `cross join lateral (
    select count(*) as contacts, case when bool_or(c.contact_type = 'whatsapp') then '@whatsapp' end as lexeme
    from public.contacts c where c.provider_id = p.id
  ) reachable`;

const DOCUMENTS = `
-- The documents of those of these providers that are approved.
create or replace function search.documents(ids int[])
returns table (provider_id int, quality real, sites search.site[], latitude real, longitude real, areas int[],
  terms tsvector, approved_at timestamptz, facets text[])
language sql stable as $$
  select p.id,
    ${QUALITY_OF},
    located.sites, located.latitude, located.longitude, covered.areas,
    setweight(named.business || coalesce(named.commercial, '') || array_to_tsvector(array_remove(array[
        search.key(named.business), search.key(named.commercial),
        search.whole(folded.business), search.whole(folded.commercial)], null)), 'A')
      -- ends by itself: a search leaves out those whose last one has ended since
      || array_to_tsvector(array_remove(array['@until' || ceil(extract(epoch from found.until) / ${SPAN_S})], null))
      || array_to_tsvector(array(
        select '~' || word from unnest(tsvector_to_array(named.business || coalesce(named.commercial, ''))) as word))
      || array_to_string(filters.lexemes || offered.subcategories || ''::text, ':1B ')::tsvector
      || around.words
      || setweight(search.vector(p.description), 'D'),
    p.approved_at, filters.lexemes
  from public.providers p
  ${HOME}
  ${IMAGE}
  -- "offset 0": computed once, not once for each use
  cross join lateral (
    select search.fold(p.business_name) as business, search.fold(p.commercial_name) as commercial offset 0
  ) folded
  cross join lateral (
    select search.lexemes(folded.business) as business, search.lexemes(folded.commercial) as commercial offset 0
  ) named
  ${REACHABLE}
  cross join lateral (
    select count(*) as services,
      coalesce(array_agg(distinct '@' || s.id) || array_agg(distinct '@c' || sub.category_id), '{}') as lexemes,
      array_agg(distinct '@s' || s.subcategory_id) as subcategories
    from public.provider_services o join public.services s on s.id = o.service_id
    join public.service_subcategories sub on sub.id = s.subcategory_id
    where o.provider_id = p.id
  ) offered
  cross join lateral (
    select array_agg(at.address_id) as addresses,
      array_agg(distinct '@p' || l.region_id) || array_agg(distinct '@p' || l.country_id) as lexemes,
      array_agg(row(l.latitude, l.longitude, l.region_id, l.country_id, case when l.is_area then l.address_id end,
        at.services)::search.site order by l.address_id) as sites,
      case when count(*) = 1 and not bool_or(l.is_area) then min(l.latitude) end as latitude,
      case when count(*) = 1 and not bool_or(l.is_area) then min(l.longitude) end as longitude
    from (
      select address_id, array_remove(array_agg(distinct service_id order by service_id), null) as services
      from (
        select o.address_id, o.service_id from public.provider_services o where o.provider_id = p.id
        union all select p.address_id, null
        -- a branch where no service is entered offers all of them
        union all select b.address_id, o.service_id
        from public.provider_branches b
        left join public.provider_services o on o.provider_id = b.provider_id and not exists (
          select from public.provider_services there
          where there.provider_id = b.provider_id and there.address_id = b.address_id)
        where b.provider_id = p.id
      ) each group by address_id
    ) at join search.place l on l.address_id = at.address_id
  ) located
  cross join lateral (
    select max(k.ends_at) as until from credentials.proofs(array[p.id]) k where k.ends_at > now()
  ) found
  cross join lateral (
    select array_remove(offered.lexemes || located.lexemes
      || array(select '@r' || array_position(enum_range(null::public.business_role), role) from unnest(p.roles) as role)
      || array(select '@k' || c.collection_id from public.collection_providers c where c.provider_id = p.id)
      || array[reachable.lexeme, case when image.approved_at is not null then '@image' end,
        case when found.until is not null then '${lexemes.credential}' end,
        '@y' || extract(year from p.confirmed_at at time zone 'UTC')], null) as lexemes offset 0
  ) filters
  cross join lateral (
    select search.joined(l.words order by l.address_id) as words
    from search.place l where l.address_id = any (located.addresses)
  ) around
  cross join lateral (
    select array_agg(distinct code) as areas
    from search.place l, unnest(l.areas) as code where l.address_id = any (located.addresses)
  ) covered
  where p.status = 'approved' and p.id = any (ids)
$$;`;

const STANDING = `
-- What the order of documents is made of: the quality of each approved provider and its position along the Z-order curve.
create or replace function search.standing() returns table (provider_id int, quality real, z bigint)
language sql stable as $$
  select p.id, ${QUALITY_OF}, search.z_order(home.latitude, home.longitude)
  from public.providers p
  ${HOME}
  ${IMAGE}
  ${REACHABLE}
  cross join lateral (
    select count(*) as services from public.provider_services o where o.provider_id = p.id
  ) offered
  where p.status = 'approved'
$$;`;

const CARDS = `
-- The rows of approved providers in results. Names of places are added by the server, in the language of the reader.
create or replace function search.cards(ids int[]) returns table (provider_id int, card json)
language sql stable as $$
  select p.id, json_build_object(
    'id', p.id,
    'businessName', p.business_name,
    'description', case when length(p.description) > 200 then left(p.description, 200) || '…' else p.description end,
    'approvedAt', p.approved_at,
    'confirmedAt', p.confirmed_at,
    'addressId', p.address_id,
    'image', case when image.approved_at is not null then (
      select json_build_object('storageKey', f.storage_key, 'widths', f.widths)
      from public.files f where f.id = image.file_id) end,
    'contacts', coalesce((
      select json_agg(json_build_object('id', c.id, 'contactType', c.contact_type, 'contactValue', c.contact_value,
        'updatedAt', c.updated_at) order by c.id)
      from public.contacts c where c.provider_id = p.id), '[]'),
    'services', coalesce((
      select json_agg(json_build_object('id', ps.id, 'serviceId', s.id, 'en', s.name_en, 'es', s.name_es,
        'fr', s.name_fr, 'pt', s.name_pt,
        'addressId', ps.address_id, 'updatedAt', ps.updated_at) order by ps.id)
      from public.provider_services ps join public.services s on s.id = ps.service_id where ps.provider_id = p.id), '[]'),
    'branches', array(select b.address_id from public.provider_branches b where b.provider_id = p.id order by b.id),
    'roles', p.roles,
    'controlChanges', array(
      select json_build_object('kind', x.kind, 'at', x.at, 'until', x.until)
      from public.control_changes x where x.provider_id = p.id and x.until > now() order by x.id),
    'lanes', array(
      select json_build_object('id', l.id, 'fromId', l.from_id, 'toId', l.to_id, 'bothWays', l.both_ways, 'rhythm', l.rhythm,
        'confirmedAt', l.confirmed_at, 'serviceId', l.service_id, 'service', case when l.service_id is not null then
          json_build_object('id', s.id, 'nameEn', s.name_en, 'nameEs', s.name_es, 'nameFr', s.name_fr, 'namePt', s.name_pt) end)
      from public.provider_lanes l left join public.services s on s.id = l.service_id
      where l.provider_id = p.id order by l.id),
    'proofs', array(select ${PROOF} from credentials.proofs(array[p.id]) k))
  from public.providers p
  ${IMAGE}
  where p.status = 'approved' and p.id = any (ids)
$$;`;

/** Documents and cards of providers, and the order of all documents. */
export function renderDocuments(): string {
  return [DOCUMENTS, STANDING, CARDS].join('\n');
}
