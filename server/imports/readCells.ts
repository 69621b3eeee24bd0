import { type ContactTypeName, isContactTypeName } from '#server/contacts/contactType.ts';
import { parseContact } from '#server/contacts/parseContact.ts';
import { splitItems } from '#server/csv/cells.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import type { ReadColumn } from '#server/providers/csv/csvColumns.ts';
import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { type Named, readPlace, readService, readTaxType, type Terms } from './terms.ts';

/** The cells of a row. Columns that the file lacks are missing. */
export type Cells = Partial<Record<ReadColumn, string>>;

interface Reader {
  gazetteer: Gazetteer;
  terms: Terms;
}

/**
 * The row as a complete form: fields without a column keep their stored values. Contacts and services that are already
 * stored keep their ids. Throws `Invalid` with the column.
 */
export function readCells(reader: Reader, cells: Cells, stored: ProviderForm | null): ProviderForm {
  const city = readCity(reader.gazetteer, cells);
  const contacts = cells.contacts === undefined ? stored?.contacts : readContacts(cells.contacts, city?.countryCode);
  const services = cells.services === undefined ? stored?.services : readServices(reader, cells.services, city?.id);
  const taxTypeId =
    cells.taxType === undefined
      ? stored?.taxTypeId
      : cells.taxType.trim() && readTaxType(reader.terms, cells.taxType, city?.countryCode ?? '');
  return {
    ...Object.fromEntries(PROVIDER_TEXT_NAMES.map((name) => [name, cells[name] ?? stored?.[name] ?? ''])),
    taxTypeId: taxTypeId || null,
    addressId: city?.id ?? null,
    contacts: withIds(contacts ?? [], stored?.contacts ?? [], (one) => `${one.contactType} ${one.contactValue.trim()}`),
    services: withIds(services ?? [], stored?.services ?? [], (one) => `${one.serviceId} ${one.addressId}`),
  };
}

/**
 * Finds the city by number or name, narrowed down by region, postal code and country; when it is unknown, the one
 * nearest to the coordinates. Null when all of these are empty. Throws `Invalid`.
 */
export function readCity(gazetteer: Gazetteer, cells: Cells) {
  const { city = '', region = '', postalCode = '', country = '', cityId = '' } = cells;
  const address = [city, region, postalCode, country].map((cell) => cell.trim()).filter(Boolean);
  const named = { name: address.join(', '), id: readNumber(cityId, 'cityId') };
  const nearest = readNearest(gazetteer, cells);
  if (named.name === '' && named.id === null) return nearest;
  if (named.id !== null)
    return readPlace(gazetteer, { ...named, name: city.trim() }, city.trim() === '' ? 'cityId' : 'city');
  try {
    return readPlace(gazetteer, named, 'city');
  } catch (error) {
    if (nearest && error instanceof Invalid) return nearest;
    throw error;
  }
}

/** Null when one of the cells is empty or not a coordinate, or both are 0. */
function readNearest(gazetteer: Gazetteer, { latitude = '', longitude = '' }: Cells) {
  const [north, east] = [latitude, longitude].map((cell) => Number(cell.trim().replace(',', '.') || Number.NaN));
  if (!(Math.abs(north!) <= 90 && Math.abs(east!) <= 180) || (north === 0 && east === 0)) return null;
  return gazetteer.nearest(north!, east!);
}

/** Null for an empty cell. Throws `Invalid`. */
export function readNumber(cell: string, field: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  const value = readDatabaseId(text);
  if (!value) throw new Invalid('id.malformed', { field });
  return value;
}

/** Without a city the stored contacts stay: the row is refused for the missing city. */
function readContacts(cell: string, country: string | undefined): ProviderForm['contacts'] {
  return splitItems(cell).flatMap((item) => {
    const [, name = '', value = ''] = item.match(/^([a-z-]+)\s*:\s*(.+)$/is) ?? [];
    const contactType = name.toLowerCase();
    if (!isContactTypeName(contactType))
      throw new Invalid('import.contact', { text: item.slice(0, 100), field: 'contacts' });
    const contact = { id: 'n', contactType: contactType as ContactTypeName, contactValue: value.trim() };
    return country ? parseContact(contact, 'contacts', country).map((one) => ({ ...contact, ...one })) : [contact];
  });
}

/** 'Service @ City [1@2]': names, numbers, or both; without a place, the provider's city. */
function readServices(
  { gazetteer, terms }: Reader,
  cell: string,
  cityId: number | undefined,
): ProviderForm['services'] {
  return splitItems(cell).map((item) => {
    const ids = item.match(/\[(\d{1,10})@(\d{1,10})\]$/);
    const names = item.slice(0, ids?.index);
    const cityAt = names.includes('@') ? names.lastIndexOf('@') : names.length;
    const read = (text: string) => parseText(text, { field: 'services' });
    const service: Named = { id: ids && Number(ids[1]), name: read(names.slice(0, cityAt)) };
    const place: Named = { id: ids && Number(ids[2]), name: read(names.slice(cityAt + 1)) };
    const isSomewhere = place.id !== null || place.name !== '';
    return {
      id: 'n',
      serviceId: readService(terms, service, 'services'),
      addressId: isSomewhere ? readPlace(gazetteer, place, 'services').id : (cityId ?? null),
    };
  });
}

/** Gives items that are already stored their ids, each id once. */
function withIds<Item extends { id: string }>(items: Item[], stored: Item[], key: (item: Item) => string): Item[] {
  const ids = new Map<string, string[]>();
  for (const one of stored) ids.set(key(one), [...(ids.get(key(one)) ?? []), one.id]);
  return items.map((item) => ({ ...item, id: ids.get(key(item))?.shift() ?? 'n' }));
}

/** Whether saving the form would change nothing. Line endings are ignored, as spreadsheets rewrite them. */
export function isSame(form: ProviderForm, stored: ProviderForm): boolean {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\r\n?/g, '\n').trim();
  const isKept = (items: { id: string }[], others: { id: string }[]) =>
    items.length === others.length && items.every(({ id }) => others.some((one) => one.id === id));
  return (
    PROVIDER_TEXT_NAMES.every((name) => plain(form[name]) === plain(stored[name])) &&
    (form.taxTypeId ?? null) === (stored.taxTypeId ?? null) &&
    form.addressId === stored.addressId &&
    isKept(form.contacts, stored.contacts) &&
    isKept(form.services, stored.services)
  );
}
