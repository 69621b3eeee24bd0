import type { ClientBase } from 'pg';
import { serviceWords } from '#prisma/reference/service-words.ts';
import { categories, services, subcategories } from '#prisma/reference/services.ts';
import { taxTypes } from '#prisma/reference/tax-types.ts';
import { parseSynonyms } from '#server/services/parseSynonyms.ts';

/** Loads or updates the services, with their headings and synonyms, and the tax types. */
export async function seedNames(client: ClientBase): Promise<void> {
  const json = (value: unknown) => [JSON.stringify(value)];
  await client.query(
    `insert into service_categories (id, name_en, name_es, name_pt)
     select id, en, es, pt from json_to_recordset($1) as c (id int, en text, es text, pt text)
     on conflict (id) do update set name_en = excluded.name_en, name_es = excluded.name_es, name_pt = excluded.name_pt`,
    json(categories),
  );
  await client.query(
    `insert into service_subcategories (id, name_en, name_es, name_pt, category_id)
     select id, en, es, pt, "categoryId" from json_to_recordset($1) as s (id int, en text, es text, pt text, "categoryId" int)
     on conflict (id) do update set name_en = excluded.name_en, name_es = excluded.name_es, name_pt = excluded.name_pt,
       category_id = excluded.category_id`,
    json(subcategories),
  );
  // Staff may rename services: the reference only adds. Of one that they did not edit, the synonyms follow it; a row with
  // another name is one that they created.
  const synonyms = synonymsByService();
  await client.query(
    `insert into services (id, name_en, name_es, name_pt, subcategory_id, synonyms)
     select id, en, es, pt, "subcategoryId", synonyms
     from json_to_recordset($1) as s (id int, en text, es text, pt text, "subcategoryId" int, synonyms text[])
     on conflict (id) do update set synonyms = excluded.synonyms
       where services.version = 1 and services.name_en = excluded.name_en and services.synonyms <> excluded.synonyms`,
    json(services.map((service) => ({ ...service, synonyms: synonyms.get(service.id) ?? [] }))),
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

/** The words of all groups that name a service, by its id. */
export function synonymsByService(): Map<number, string[]> {
  const words = new Map<number, string[]>();
  for (const group of serviceWords)
    for (const id of group.services) words.set(id, [...(words.get(id) ?? []), ...Object.values(group.words).flat()]);
  return new Map([...words].map(([id, all]) => [id, parseSynonyms(all)]));
}
