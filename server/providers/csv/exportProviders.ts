import type { Pool } from 'pg';
import { type Cell, joinItems } from '#server/csv/cells.ts';
import { streamCsv } from '#server/csv/streamCsv.ts';
import { displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { type CredentialKindName, writeCredential } from '#shared/credentials.ts';
import type { BusinessRole, LaneRhythm } from '#shared/lane.ts';
import { PROVIDER_TEXT_NAMES, type ProviderText } from '#shared/providerForm.ts';
import { controlNotice, noticeText, type StoredChange } from '../control/controlNotice.ts';
import type { ProviderFilter } from '../list/conditions.ts';
import { allProviderIds } from '../list/listProviders.ts';
import { columnOf } from '../list/readRows.ts';
import type { ProviderOrder } from '../list/sorts.ts';
import { ID_HEADER, PROVIDER_COLUMNS, type ProviderColumn, referenceOf } from './csvColumns.ts';

interface Row extends Record<ProviderText, string | null> {
  id: number;
  importKey: string | null;
  taxType: string | null;
  addressId: number;
  contacts: { type: string; value: string }[];
  services: { id: number; name: string; addressId: number }[];
  roles: BusinessRole[];
  lanes: {
    fromId: number;
    toId: number;
    bothWays: boolean;
    rhythm: LaneRhythm;
    service: string | null;
    serviceId: number | null;
  }[];
  credentials: { kind: CredentialKindName; number: string; validUntil: string | null }[];
  controlChanges: StoredChange[];
  confirmedAt: Date | null;
  approvedAt: Date | null;
  approvedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The lines of a CSV file of a list of providers, starting with its header. The import accepts the file. Throws
 * `Invalid`.
 */
export function exportProviders(
  pool: Pool,
  gazetteer: Gazetteer,
  filter: ProviderFilter,
  order: ProviderOrder,
): AsyncGenerator<string> {
  const header = PROVIDER_COLUMNS.map((column) => (column === 'id' ? ID_HEADER : column));
  return streamCsv<{ id: number }>(pool, allProviderIds(filter, order), header, async (ids, client) => {
    const { rows } = await client.query<Row>(SQL, [ids.map(({ id }) => id)]);
    return rows.map((row) => asCells(gazetteer, row));
  });
}

const SQL = `
select p.id, p.import_key as "importKey", ${PROVIDER_TEXT_NAMES.map((name) => `p.${columnOf(name)} as "${name}"`)},
  t.country_code || ' ' || t.short_name as "taxType", p.address_id as "addressId", p.approved_at as "approvedAt", u.display_name as "approvedBy",
  p.confirmed_at as "confirmedAt", p.created_at as "createdAt", p.updated_at as "updatedAt",
  p.roles::text[] as roles,
  (select coalesce(json_agg(json_build_object('fromId', l.from_id, 'toId', l.to_id, 'bothWays', l.both_ways, 'rhythm', l.rhythm,
      'service', s.name_en, 'serviceId', s.id) order by l.id), '[]')
    from provider_lanes l left join services s on s.id = l.service_id where l.provider_id = p.id) as lanes,
  (select coalesce(json_agg(json_build_object('kind', c.kind, 'number', c.number, 'validUntil', c.valid_until) order by c.id), '[]')
    from provider_credentials c where c.provider_id = p.id) as credentials,
  (select coalesce(json_agg(json_build_object('kind', x.kind, 'at', x.at, 'until', x.until)), '[]')
    from control_changes x where x.provider_id = p.id and x.until > now()) as "controlChanges",
  (select coalesce(json_agg(json_build_object('type', c.contact_type, 'value', c.contact_value) order by c.id), '[]')
    from contacts c where c.provider_id = p.id) as contacts,
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name_en, 'addressId', o.address_id) order by o.id), '[]')
    from provider_services o join services s on s.id = o.service_id where o.provider_id = p.id) as services
from unnest($1::int[]) with ordinality as wanted (id, place)
join providers p on p.id = wanted.id
left join tax_types t on t.id = p.tax_type_id
left join users u on u.id = p.approved_by_id
order by wanted.place`;

const inWords = (name: string) => name.replaceAll('_', ' ');

function asCells(gazetteer: Gazetteer, row: Row): Cell[] {
  const place = (id: number) => displayName(gazetteer.get(id)!, 'en');
  const cells: Record<ProviderColumn, Cell> = {
    ...row,
    reference: referenceOf(row.importKey),
    city: place(row.addressId),
    cityId: row.addressId,
    controlNotice: noticeText(controlNotice(row.controlChanges)),
    contacts: joinItems(row.contacts.map(({ type, value }) => `${type}: ${value}`)),
    services: joinItems(
      row.services.map(
        (service) => `${service.name} @ ${place(service.addressId)} [${service.id}@${service.addressId}]`,
      ),
    ),
    roles: row.roles.map(inWords).join('; '),
    lanes: row.lanes
      .map(({ fromId, toId, bothWays, rhythm, service, serviceId }) => {
        const [from, to] = [fromId, toId].map((id) => `${place(id)} [${id}]`);
        const ends = `${from} ${bothWays ? '<>' : '>'} ${to}`;
        return [ends, inWords(rhythm), ...(serviceId ? [`${service} [${serviceId}]`] : [])].join(': ');
      })
      .join('; '),
    credentials: row.credentials
      .map(({ kind, number, validUntil }) => writeCredential(kind, number, validUntil))
      .join('; '),
  };
  return PROVIDER_COLUMNS.map((column) => cells[column]);
}
