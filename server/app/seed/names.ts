import type { ClientBase } from 'pg';
import { serviceWords } from '#prisma/reference/service-words.ts';
import { categories, services, subcategories } from '#prisma/reference/services.ts';
import { taxTypes } from '#prisma/reference/tax-types.ts';
import { NAME_COLUMNS } from '#server/services/nameIn.ts';
import { parseSynonyms } from '#server/services/parseSynonyms.ts';
import { LANGUAGES } from '#shared/language.ts';

const COLUMNS = NAME_COLUMNS.join(', ');
const TEXTS = LANGUAGES.map((language) => `${language} text`).join(', ');
const AS_GIVEN = NAME_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ');

/** Loads or updates the services, with their headings and synonyms, and the tax types. */
export async function seedNames(client: ClientBase): Promise<void> {
  const json = (value: unknown) => [JSON.stringify(value)];
  await client.query(
    `insert into service_categories (id, ${COLUMNS})
     select id, ${LANGUAGES.join()} from json_to_recordset($1) as c (id int, ${TEXTS})
     on conflict (id) do update set ${AS_GIVEN}`,
    json(categories),
  );
  await client.query(
    `insert into service_subcategories (id, ${COLUMNS}, category_id)
     select id, ${LANGUAGES.join()}, "categoryId" from json_to_recordset($1) as s (id int, ${TEXTS}, "categoryId" int)
     on conflict (id) do update set ${AS_GIVEN}, category_id = excluded.category_id`,
    json(subcategories),
  );
  // The reference data only adds services, because staff may rename them: a row with another name was created by staff.
  // The synonyms and the facet of a service are updated unless staff have edited the service.
  const synonyms = synonymsByService();
  await client.query(
    `insert into services (id, ${COLUMNS}, subcategory_id, service_facet, synonyms)
     select id, ${LANGUAGES.join()}, "subcategoryId", facet, synonyms
     from json_to_recordset($1) as s (id int, ${TEXTS}, "subcategoryId" int, facet service_facet, synonyms text[])
     on conflict (id) do update set synonyms = excluded.synonyms, service_facet = excluded.service_facet
       where services.version = 1 and services.name_en = excluded.name_en
         and (services.synonyms, services.service_facet) is distinct from (excluded.synonyms, excluded.service_facet)`,
    json(services.map((service) => ({ ...service, synonyms: synonyms.get(service.id) ?? [] }))),
  );
  // for services that were stored before French was added
  await client.query(
    `update services s set name_fr = r.fr from json_to_recordset($1) as r (id int, en text, fr text)
     where s.id = r.id and s.name_en = r.en and s.name_fr = ''`,
    json(services),
  );
  await client.query(
    `insert into tax_types (id, country_code, short_name, name)
     select id, "countryCode", "shortName", name
     from json_to_recordset($1) as t (id int, "countryCode" text, "shortName" text, name text)
     on conflict (id) do update set country_code = excluded.country_code, short_name = excluded.short_name, name = excluded.name`,
    json(taxTypes),
  );
  for (const table of ['service_categories', 'service_subcategories', 'services', 'tax_types'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

/** The synonyms of each service: the words of all groups that contain its name, by the service's id. */
export function synonymsByService(): Map<number, string[]> {
  const words = new Map<number, string[]>();
  for (const group of serviceWords)
    for (const id of group.services) words.set(id, [...(words.get(id) ?? []), ...Object.values(group.words).flat()]);
  return new Map([...words].map(([id, all]) => [id, parseSynonyms(all)]));
}
