import type { Prisma } from '#server/generated/prisma/client.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { Language } from '#shared/language.ts';
import { parseSynonyms } from './parseSynonyms.ts';

/** The back office's form of a service. */
export interface ServiceForm {
  /** In the language of the request. */
  name: string;
  nameEn?: string | null;
  nameEs?: string | null;
  namePt?: string | null;
  subcategoryId?: number | null;
  synonyms?: readonly string[] | null;
}

interface Names {
  nameEn: string;
  nameEs: string;
  namePt: string;
}

const MAX_NAME = 120;
const FIELDS = { en: 'nameEn', es: 'nameEs', pt: 'namePt' } as const satisfies Record<Language, keyof Names>;

/**
 * Validates the form of a service. Omitted names and synonyms stay as in `stored`; a blank name, or one omitted for a
 * new service, becomes `name`. Throws `Invalid` with the field at fault.
 */
export async function parseServiceForm(
  tx: Prisma.TransactionClient,
  language: Language,
  { name: entered, subcategoryId, synonyms, ...names }: ServiceForm,
  stored: (Names & { synonyms: string[] }) | null,
): Promise<Names & { subcategoryId: number; synonyms: string[] }> {
  const name = parseText(entered, { field: 'name', max: MAX_NAME, required: 'service.nameRequired' });
  const read = Object.fromEntries(
    Object.entries(FIELDS).map(([other, field]) => {
      const kept = other === language ? name : (stored?.[field] ?? name);
      return [field, names[field] == null ? kept : parseText(names[field], { field, max: MAX_NAME }) || name];
    }),
  ) as unknown as Names;
  if (!subcategoryId) throw new Invalid('service.subcategoryRequired', { field: 'subcategoryId' });
  if (!(await tx.serviceSubcategory.count({ where: { id: subcategoryId } })))
    throw new Invalid('service.subcategoryNotFound', { field: 'subcategoryId' });
  return { ...read, subcategoryId, synonyms: synonyms ? parseSynonyms(synonyms) : (stored?.synonyms ?? []) };
}
