// The floor of the list: one statement that makes the answer's JSON, behind node:http and nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });

const LIST = `
  select coalesce(json_agg(page.row), '[]')::text as rows from (
    select json_build_object('databaseId', p.id, 'businessName', p.business_name, 'commercialName', p.commercial_name,
      'taxNumber', p.tax_number, 'approvedAt', p.approved_at, 'approver', json_build_object('displayName', u.display_name),
      'address', json_build_object('databaseId', a.id, 'name', a.name),
      'contacts', contacts.rows, 'providerServices', offered.rows) as row
    from (
      select * from providers where approved_at is not null and (created_at, id) < ($1, $2)
      order by created_at desc, id desc limit $3) p
    join addresses a on a.id = p.address_id
    left join users u on u.id = p.approved_by_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('databaseId', id, 'contactType', contact_type, 'contactValue', contact_value,
        'updatedAt', updated_at) order by id), '[]') as rows
      from contacts where provider_id = p.id) contacts
    cross join lateral (
      select coalesce(json_agg(json_build_object('databaseId', ps.id, 'updatedAt', ps.updated_at,
        'service', json_build_object('databaseId', s.id, 'name', s.name_en)) order by ps.id), '[]') as rows
      from provider_services ps join services s on s.id = ps.service_id where ps.provider_id = p.id) offered
    order by p.created_at desc, p.id desc) page`;

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url!, 'http://localhost');
  const { rows } = await pool.query<{ rows: string }>({
    name: 'list',
    text: LIST,
    values: [searchParams.get('createdAt') ?? 'infinity', searchParams.get('id') ?? 0, searchParams.get('first')],
  });
  response.setHeader('content-type', 'application/json');
  response.end(rows[0]!.rows);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
