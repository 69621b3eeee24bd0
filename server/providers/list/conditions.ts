import type { ProviderStatus } from '#server/generated/prisma/client.ts';
import { parseText } from '#server/platform/text.ts';
import { heldSince, PENDING_EDIT, type QueueView, VIEW_CONDITIONS } from './queueFlags.ts';

/** The filters of a list of providers. */
export interface ProviderFilter {
  /** Selects only pending providers. */
  isQueue: boolean;
  search?: string | null | undefined;
  /** Selects only a part of the queue. */
  view?: QueueView | null | undefined;
  /** Excludes providers that a moderator other than this user has open. */
  notOpenedBesides?: number | null | undefined;
  status?: ProviderStatus | null | undefined;
  /** The ISO 3166-1 alpha-2 code of the city's country. */
  country?: string | null | undefined;
  /** The category of an offered service. */
  categoryId?: number | null | undefined;
  /** Selects only providers with, or only those without, a pending edit of their owner. */
  hasPendingEdit?: boolean | null | undefined;
  /** Selects only providers about which this user decided. */
  decidedById?: number | null | undefined;
}

/** The conditions of a filter, as SQL over `p` (providers). Throws `Invalid`. */
export function conditions(filter: ProviderFilter) {
  const { isQueue, search, view, notOpenedBesides, status, country, categoryId, hasPendingEdit, decidedById } = filter;
  const where: string[] = [];
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  // written as a text, so that the index of the queue applies
  if (isQueue) where.push("p.status = 'waiting'");
  if (view) where.push(VIEW_CONDITIONS[view]);
  if (notOpenedBesides)
    where.push(`not exists (select from provider_assignments a where a.provider_id = p.id
      and a.user_id <> ${bind(notOpenedBesides)} and a.since > ${bind(heldSince())})`);
  if (status) where.push(`p.status = ${bind(status)}`);
  if (country) {
    const code = bind(parseText(country, { field: 'country', max: 2 }).toUpperCase());
    where.push(`p.address_id in (select id from addresses where country_code = ${code})`);
  }
  if (categoryId)
    where.push(`exists (select from provider_services o join services s on s.id = o.service_id
      join service_subcategories c on c.id = s.subcategory_id
      where o.provider_id = p.id and c.category_id = ${bind(categoryId)}::bigint)`);
  if (hasPendingEdit != null) where.push(`${hasPendingEdit ? '' : 'not '}${PENDING_EDIT}`);
  if (decidedById)
    where.push(
      `exists (select from provider_decisions d where d.provider_id = p.id and d.user_id = ${bind(decidedById)})`,
    );
  const words = parseText(search, { field: 'search' }).split(/\s+/).filter(Boolean).slice(0, 10);
  for (const word of words)
    where.push(`search.provider_list_text(p.business_name, p.commercial_name, p.tax_number, p.applicant_email)
      like '%' || trim(search.fold(${bind(word)})) || '%'`);
  return { where: where.length > 0 ? where : ['true'], values, isEverything: where.length === 0 };
}
