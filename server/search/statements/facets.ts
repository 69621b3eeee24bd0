import { namesInSql } from '#server/services/nameIn.ts';
import { DISTANCES } from '../facets/facets.ts';
import { type Counted, conditionsOf, foundBy, nameOfCount } from './counts.ts';
import { KINDS, type Kind } from './kinds.ts';
import { isWithinReach } from './sites.ts';

export interface Faceted extends Counted {
  /** Whether the ids of all matches are known. */
  isKnown: boolean;
  /** The radius in km; null when there are no near providers, and without a place. */
  radius: number | null;
}

const distancesOf = ({ radius }: Faceted) => (radius === null ? [] : DISTANCES.filter((km) => km <= radius));

const KNOWN = 'd.provider_id = any ($matching)';
const WITH_SITES = 'd.provider_id, d.facets, d.latitude, case when d.latitude is null then d.sites end as sites';

/** SQL for the services and categories offered at matching sites, for providers with several sites. */
const OFFERED = `
      union all
      select '@' || service_id, count(*) from (select distinct service_id, provider_id from offered) o group by service_id
      union all
      select '@c' || category_id, count(*)
      from (select distinct h.category_id, o.provider_id from offered o join search.heading h using (service_id)) o
      group by category_id`;

/**
 * The number of documents of a search with each service, category, region and so on, as lexemes, and the number within
 * each distance up to the radius of the search. All documents, a sample, or the known matches are counted. For a
 * provider with several sites, only services at matching sites count. Selected values without documents are rows, too.
 */
export function facetsStatement(faceted: Faceted): string {
  const { kind, shape, nth, isKnown } = faceted;
  const isSite = (KINDS[kind] as Kind).isSite?.(shape);
  const distances = distancesOf(faceted);
  const isWithin = distances.map((km) => `, ${isWithinReach(shape, kind === 'near', String(km))} as is_within_${km}`);
  const conditions = isKnown ? [KNOWN] : conditionsOf(faceted);
  const found = foundBy(conditions, nth, isSite ? WITH_SITES + isWithin.join('') : 'd.facets');
  const counted = isSite
    ? `
      select lexeme, count(*) as documents
      from (select unnest(f.facets) as lexeme, f.latitude from found f) had
      where had.latitude is not null or lexeme like '@p%' or lexeme like '@y%' or lexeme in ('@whatsapp', '@image', '@found') group by lexeme${OFFERED}${distances
        .map(
          (km) => `
      union all
      select '${km}km', count(*) filter (where is_within_${km}) from found having count(*) > 0`,
        )
        .join('')}`
    : `
      select lexeme, count(*) as documents from (select unnest(f.facets) as lexeme from found f) had group by lexeme`;
  const offered = isSite
    ? `, offered as materialized (
    select s.provider_id, unnest((s.site).services) as service_id
    from (select f.provider_id, unnest(f.sites) as site from found f offset 0) s where ${isSite}
  )`
    : '';
  return `with found as ${isSite ? 'materialized ' : ''}(
    ${found.join('\n    union all ')}
  )${offered}, counted as (
    select each.lexeme as facet, (${nth} * sum(each.documents))::int as matching
    from (${counted}
    ) each group by each.lexeme
  )
  select facet, matching, ${namesInSql((name) => `coalesce(s.${name}, c.${name})`)}
  from counted full join unnest($selected) as selected (facet) using (facet)
  left join services s on facet = '@' || s.id
  left join service_categories c on facet = '@c' || c.id
  order by matching desc nulls last, facet`;
}

export const nameOfFacets = (faceted: Faceted) =>
  [nameOfCount('facets', faceted), faceted.isKnown && 'known', `d${distancesOf(faceted).length}`]
    .filter(Boolean)
    .join('.');
