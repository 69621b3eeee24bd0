import type { Prisma, Service } from '#server/generated/prisma/client.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { NAME_FIELDS, type Named } from './nameIn.ts';
import { parseSynonyms } from './parseSynonyms.ts';

/** The form of a service in the back office. */
export interface ServiceForm {
  /** The name in the language of the request. */
  name: string;
  translations?: readonly { language: Language; name: string }[] | null;
  subcategoryId?: number | null;
  facet?: Service['serviceFacet'] | null;
  synonyms?: readonly string[] | null;
}

/** The stored values of a form. */
export type ServiceFields = Named & Pick<Service, 'subcategoryId' | 'serviceFacet' | 'synonyms'>;

const MAX_NAME = 120;

/**
 * Validates the form of a service. Omitted names, facet and synonyms stay as in `stored`; a blank name, or a name
 * omitted for a new service, becomes `name`. Throws `Invalid` with the invalid field.
 */
export async function parseServiceForm(
  tx: Prisma.TransactionClient,
  language: Language,
  { name: entered, subcategoryId, facet, synonyms, translations }: ServiceForm,
  stored: ServiceFields | null,
): Promise<ServiceFields> {
  const name = parseText(entered, { field: 'name', max: MAX_NAME, required: 'service.nameRequired' });
  const read = Object.fromEntries(
    LANGUAGES.map((each) => {
      const kept = each === language ? name : (stored?.[NAME_FIELDS[each]] ?? name);
      const at = translations?.findIndex((translation) => translation.language === each) ?? -1;
      const rule = { field: `translations.${at}.name`, max: MAX_NAME };
      return [NAME_FIELDS[each], at < 0 ? kept : parseText(translations![at]!.name, rule) || name];
    }),
  ) as unknown as Named;
  if (!subcategoryId) throw new Invalid('service.subcategoryRequired', { field: 'subcategoryId' });
  if (!(await tx.serviceSubcategory.count({ where: { id: subcategoryId } })))
    throw new Invalid('service.subcategoryNotFound', { field: 'subcategoryId' });
  return {
    ...read,
    subcategoryId,
    serviceFacet: facet ?? stored?.serviceFacet ?? 'work',
    synonyms: synonyms ? parseSynonyms(synonyms) : (stored?.synonyms ?? []),
  };
}
