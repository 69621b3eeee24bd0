import { splitItems } from '#server/csv/cells.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { parseText } from '#server/platform/text.ts';
import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { fold } from '#shared/fold.ts';
import type { Cells } from './cells.ts';
import type { Mapping } from './mapping.ts';
import { type Note, noteOf } from './notes.ts';
import { findService, type Named, readPlace, type Terms } from './terms.ts';

/** The data needed to read the cells of a row. */
export interface Reader {
  gazetteer: Gazetteer;
  terms: Terms;
  mapping: Pick<Mapping, 'services' | 'serviceIds' | 'spellsNames'>;
}

/** Separators of services in a cell: "Mudanzas, fletes y grúas". */
const BETWEEN = /[,;/+&\n]| y | e | and | - /i;

/**
 * The services that the texts and marks name, otherwise the default services. Unknown texts are warnings if the row has
 * services, and errors otherwise.
 */
export function readServices(
  { gazetteer, terms, mapping }: Reader,
  { serviceTexts, serviceIds }: Cells,
  cityId: number | undefined,
  notes: Note[],
): ProviderForm['services'] {
  const here = (id: number) => ({ id: 'n', serviceId: id, placeId: cityId ?? null });
  const failures: unknown[] = [];
  const read = serviceTexts.flatMap((text) => {
    const mapped = mapping.services[text];
    if (mapped) return mapped.map(here);
    return splitItems(text).flatMap((item) => {
      try {
        return [readService(gazetteer, terms, item, cityId)];
      } catch (error) {
        const parts = item.split(BETWEEN).flatMap((part) => {
          const ids = mapping.services[part.trim()] ?? terms.servicesByName.get(fold(part)) ?? [];
          return ids.length === 1 || mapping.services[part.trim()] ? ids : [];
        });
        if (parts.length === 0) failures.push(error);
        return parts.map(here);
      }
    });
  });
  const said = [...read, ...serviceIds.map(here)];
  const services = said.length > 0 ? said : mapping.serviceIds.map(here);
  notes.push(...failures.map((error) => noteOf(error, services.length > 0)));
  return [...new Map(services.map((service) => [`${service.serviceId}@${service.placeId}`, service])).values()];
}

/** Parses 'Service @ City [1@2]': names, ids, or both. Without a place, the provider's city is used. */
function readService(gazetteer: Gazetteer, terms: Terms, item: string, cityId: number | undefined) {
  const ids = item.match(/\[(\d{1,10})@(\d{1,10})\]$/);
  const names = item.slice(0, ids?.index);
  const cityAt = names.includes('@') ? names.lastIndexOf('@') : names.length;
  const read = (text: string) => parseText(text, { field: 'services' });
  const service: Named = { id: ids && Number(ids[1]), name: read(names.slice(0, cityAt)) };
  const place: Named = { id: ids && Number(ids[2]), name: read(names.slice(cityAt + 1)) };
  const isSomewhere = place.id !== null || place.name !== '';
  return {
    id: 'n',
    serviceId: findService(terms, service, 'services'),
    placeId: isSomewhere ? readPlace(gazetteer, place, 'services').id : (cityId ?? null),
  };
}
