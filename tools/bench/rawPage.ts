import type { Pool } from 'pg';

/** The lists: two for staff, which show the approver, and the partners' list, which does not. */
const LISTS = {
  approved: { column: 'approved_at', than: '>', way: 'asc', approver: true },
  newest: { column: 'created_at', than: '<', way: 'desc', approver: true },
  changed: { column: 'updated_at', than: '>', way: 'asc', approver: false },
} as const;

export type RawList = keyof typeof LISTS;

/** The fields of each row, as in the GraphQL query. */
export const ROW = `databaseId businessName commercialName websiteUrl description updatedAt place { name }
  contacts { databaseId contactType contactValue }
  providerServices { databaseId service { name } place { name } }`;
export const STAFF_ROW = `${ROW} approvedAt moderation { approvedBy { displayName } }`;

/** A page of approved providers as JSON written by PostgreSQL: one statement, whose result is forwarded unchanged. */
export async function rawPage(pool: Pool, list: RawList, first: number, after: { at: string; id: number }) {
  const { column, than, way, approver } = LISTS[list];
  const { rows } = await pool.query<{ page: string }>({
    name: `raw ${list}`,
    text: `select json_agg(page)::text as page from (
        select p.id as "databaseId", p.business_name as "businessName", p.commercial_name as "commercialName",
          p.website_url as "websiteUrl", p.description, p.updated_at as "updatedAt", a.name as address, c.contacts,
          s.services ${approver ? ', p.approved_at as "approvedAt", u.display_name as approver' : ''}
        from providers p
        join addresses a on a.id = p.address_id
        ${approver ? 'left join users u on u.id = p.approved_by_id' : ''}
        left join lateral (
          select json_agg(json_build_object('databaseId', c.id, 'contactType', c.contact_type,
            'contactValue', c.contact_value) order by c.id) as contacts
          from contacts c where c.provider_id = p.id
        ) c on true
        left join lateral (
          select json_agg(json_build_object('databaseId', o.id, 'service', s.name_en, 'address', a.name) order by o.id)
            as services
          from provider_services o join services s on s.id = o.service_id join addresses a on a.id = o.address_id
          where o.provider_id = p.id
        ) s on true
        where p.status = 'approved' and (p.${column}, p.id) ${than} ($1::timestamptz, $2::int)
        order by p.${column} ${way}, p.id ${way} limit $3
      ) page`,
    values: [after.at, after.id, first],
  });
  return rows[0]!.page;
}
