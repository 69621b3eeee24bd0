import * as z from 'zod/mini';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Invalid } from '#server/platform/errors.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { MOST } from '#shared/providerForm.ts';
import { isCompany, knownFlag, knownTarget } from './knownHeaders.ts';
import type { Note } from './notes.ts';
import { isOfSeveral, markedService, markOf } from './targets.ts';
import type { Terms } from './terms.ts';

/** The number of cells of a column that are shown. */
export const SAMPLES = 3;

/** The mapping of the columns of a file. */
export interface Mapping {
  /**
   * For each column of the header: a target; `service:` with the id of a service that the column marks; or null for a
   * column that is not read.
   */
  targets: (string | null)[];
  /** The ISO code of the country of rows that name no country. */
  countryCode: string | null;
  /** The language of the providers that the import creates. */
  language: Language;
  /** The ids of services for rows without a service. */
  serviceIds: number[];
  /** The ids of services by the text of a cell, for texts that are not names of services. */
  services: Record<string, number[]>;
  /** Whether names in capitals are converted to ordinary spelling. */
  spellsNames: boolean;
  /** Whether rows with the same number or name belong to one provider. */
  joinsRows: boolean;
}

const stored = z.object({
  targets: z.array(z.nullable(z.string())),
  countryCode: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  serviceIds: z.array(z.number()),
  services: z.record(z.string(), z.array(z.number())),
  spellsNames: z.boolean(),
  joinsRows: z._default(z.boolean(), false),
});

export function readMapping(json: Prisma.JsonValue): Mapping {
  return stored.parse(json) as Mapping;
}

/**
 * The mapping derived from the headers. If two columns have the same target and only one may have it, the more likely
 * one is chosen.
 */
export function proposeMapping(header: string[], language: Language, terms: Terms): Mapping {
  const found = header.map(knownTarget);
  const isRegister = !found.some((result) => result?.target === 'id');
  const flags = header.map((name) => {
    const service = knownFlag(name);
    const [id] = (service && terms.servicesByName.get(fold(service))) || [];
    return id ? markOf(id) : null;
  });
  const isBest = (at: number) =>
    found.every((other, place) => {
      const one = found[at]!;
      if (other?.target !== one.target || place === at) return true;
      return one.rank < other.rank || (one.rank === other.rank && at < place);
    });
  const hasTradeName = found.some((result) => result?.target === 'commercialName');
  const targets = found.map((result, at) => {
    if (!result) return flags[at] ?? null;
    const isOfOne = !isOfSeveral(result.target) || /^(region|taxNumber)$/.test(result.target);
    if (!isOfOne || isBest(at)) return result.target;
    // "Empresa" is a trade name where another column is "Razón social"
    const isTradeName = result.target === 'businessName' && isCompany(header[at]!) && !hasTradeName;
    return isTradeName ? 'commercialName' : null;
  });
  return {
    targets,
    countryCode: null,
    language,
    serviceIds: [],
    services: {},
    spellsNames: isRegister,
    joinsRows: false,
  };
}

/** A note about required fields without a column, for new providers; null when nothing is missing. */
export function missingColumns({ targets, serviceIds }: Mapping): Note | null {
  const isRead = (...names: string[]) => targets.some((target) => target !== null && names.includes(target));
  if (isRead('id', 'reference') && !isRead('businessName', 'commercialName')) return null;
  const missing = [
    ...(isRead('businessName', 'commercialName') ? [] : ['businessName']),
    ...(isRead('city', 'cityId', 'postalCode', 'latitude') ? [] : ['city']),
    ...(isRead('services') || serviceIds.length > 0 || targets.some((target) => target && markedService(target))
      ? []
      : ['services']),
  ];
  if (missing.length === 0) return null;
  return { key: 'import.columnsMissing', parameters: { missing: '', targets: missing.join(' ') } };
}

/** Validates a mapping. Throws `Invalid` if it does not fit this header. */
export function checkMapping(mapping: Mapping, header: string[], terms: Terms): void {
  if (mapping.targets.length !== header.length) throw new Invalid('import.mappingLength', { field: 'columns' });
  const single = mapping.targets.filter((target) => target !== null && !isOfSeveral(target));
  const double = single.find((target, at) => single.indexOf(target) !== at);
  if (double) throw new Invalid('csv.doubleColumn', { column: double, field: 'columns' });
  const marked = mapping.targets.flatMap((target) => markedService(target ?? '') ?? []);
  const ids = [...mapping.serviceIds, ...marked, ...Object.values(mapping.services).flat()];
  if ([mapping.serviceIds, ...Object.values(mapping.services)].some(({ length }) => length > MOST.services))
    throw new Invalid('provider.tooMany.services', { max: MOST.services, field: 'services' });
  if (ids.some((id) => !terms.services.has(id))) throw new Invalid('service.notFound', { field: 'services' });
}
