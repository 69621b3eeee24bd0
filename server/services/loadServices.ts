import type { Service, ServiceCategory } from '#server/generated/prisma/client.ts';
import type { Queryable } from '#server/platform/db.ts';

/** Those of these services that there are, in no order. */
export async function loadServices(pool: Queryable, ids: readonly number[]): Promise<Service[]> {
  const { rows } = await pool.query<Service>({
    name: 'services.load',
    text: `select id, name_en as "nameEn", name_es as "nameEs", name_pt as "namePt", subcategory_id as "subcategoryId",
        synonyms, version, created_at as "createdAt", updated_at as "updatedAt"
      from services where id = any ($1)`,
    values: [ids],
  });
  return rows;
}

/** Those of these categories that there are, in no order. */
export async function loadCategories(pool: Queryable, ids: readonly number[]): Promise<ServiceCategory[]> {
  const { rows } = await pool.query<ServiceCategory>({
    name: 'services.loadCategories',
    text: `select id, name_en as "nameEn", name_es as "nameEs", name_pt as "namePt"
      from service_categories where id = any ($1)`,
    values: [ids],
  });
  return rows;
}
