import { isDeepStrictEqual } from 'node:util';
import { type ContactTypeName, isContactTypeName } from '#server/contacts/contactType.ts';
import { parseContact } from '#server/contacts/parseContact.ts';
import { splitItems } from '#server/csv/cells.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import type { Cells } from './cells.ts';
import { readContactCell, readWebsite } from './cleanCells.ts';
import { type Note, noteOf } from './notes.ts';
import { readCity } from './readCity.ts';
import { readCredentials, readLanes, readRoles } from './readLanes.ts';
import { type Reader, readServices } from './readServices.ts';
import { spellNames } from './spellNames.ts';
import { readTaxNumber } from './taxNumber.ts';
import { readTaxType } from './terms.ts';

export interface ReadRow {
  form: ProviderForm;
  /** All problems of the row. The row can be written if all of them are warnings. */
  notes: Note[];
}

/**
 * Parses the row into a complete form: fields without a column keep their stored values. Stored contacts and services
 * keep their ids.
 */
export function readCells(reader: Reader, cells: Cells, stored: ProviderForm | null): ReadRow {
  const notes = [...cells.lost];
  /** Returns the result of `read`, or undefined with a note about the column when `read` throws `Invalid`. */
  const attempt = <Result>(read: () => Result, isWarning = false): Result | undefined => {
    try {
      return read();
    } catch (error) {
      notes.push(noteOf(error, isWarning));
      return undefined;
    }
  };
  const found = attempt(() => readCity(reader.gazetteer, cells));
  const city = found?.place;
  const contacts =
    cells.contacts === undefined && !cells.contactCells.length
      ? stored?.contacts
      : [
          ...(attempt(() => readContacts(cells.contacts ?? '', city?.countryCode)) ?? []),
          ...cells.contactCells.flatMap((cell) => readContactCell(cell, city, notes)),
        ];
  const services = cells.services === undefined ? stored?.services : readServices(reader, cells, city?.id, notes);
  const taxType = cells.taxType === undefined ? stored?.taxTypeId : attempt(() => taxTypeOf(reader, cells, city));
  const spelt = reader.mapping.spellsNames ? spellNames(cells) : cells;
  const form: ProviderForm = {
    ...Object.fromEntries(PROVIDER_TEXT_NAMES.map((name) => [name, spelt[name] ?? stored?.[name] ?? ''])),
    taxTypeId: taxType || null,
    placeId: city?.id ?? null,
    contacts: withIds(
      contacts ?? [],
      stored?.contacts ?? [],
      (contact) => `${contact.contactType} ${contact.contactValue.trim()}`,
    ),
    services: withIds(services ?? [], stored?.services ?? [], (service) => `${service.serviceId} ${service.placeId}`),
  };
  if (cells.roles !== undefined) form.roles = attempt(() => readRoles(cells.roles!)) ?? [];
  if (cells.lanes !== undefined)
    form.lanes = withIds(attempt(() => readLanes(reader, cells.lanes!)) ?? [], stored?.lanes ?? [], laneKey);
  if (cells.credentials !== undefined)
    form.credentials = withIds(
      attempt(() => readCredentials(cells.credentials!)) ?? [],
      stored?.credentials ?? [],
      credentialKey,
    );
  if (cells.taxNumber) form.taxNumber = readTaxNumber(cells.taxNumber, city?.countryCode, stored?.taxNumber, notes);
  if (cells.websiteUrl) form.websiteUrl = attempt(() => readWebsite(cells.websiteUrl!), true) ?? '';
  if (form.businessName === '') notes.push(note('provider.nameRequired', 'businessName'));
  if (found === null) notes.push(note('provider.addressRequired', 'city'));
  else if (found && !found.isSure) {
    const parameters = { text: cells.cities[0] ?? cells.postalCode ?? '', placeIds: found.place.id, places: '' };
    notes.push({ key: 'import.placeRead', parameters, column: 'city', isWarning: true });
  }
  if (form.services.length === 0 && !notes.some(({ column, isWarning }) => column === 'services' && !isWarning))
    notes.push(note('provider.serviceRequired', 'services'));
  return { form, notes };
}

const note = (key: Note['key'], column: string): Note => ({ key, parameters: {}, column });

const taxTypeOf = ({ terms }: Reader, { taxType = '' }: Cells, city: Place | null | undefined) =>
  taxType && readTaxType(terms, taxType, city?.countryCode ?? '');

/** Parses the contacts. Without a country they remain as entered, because the row is refused for its missing city. */
function readContacts(cell: string, country: string | undefined): ProviderForm['contacts'] {
  return splitItems(cell).flatMap((item) => {
    const [, name = '', value = ''] = item.match(/^([a-z-]+)\s*:\s*(.+)$/is) ?? [];
    const contactType = name.toLowerCase();
    if (!isContactTypeName(contactType))
      throw new Invalid('import.contact', { text: item.slice(0, 100), field: 'contacts' });
    const contact = { id: 'n', contactType: contactType as ContactTypeName, contactValue: value.trim() };
    return country ? parseContact(contact, 'contacts', country).map((entry) => ({ ...contact, ...entry })) : [contact];
  });
}

const laneKey = ({ fromId, toId, bothWays, serviceId, rhythm }: NonNullable<ProviderForm['lanes']>[number]) =>
  [fromId, toId, bothWays, serviceId, rhythm].join(' ');

const credentialKey = ({ kind, number, validUntil }: NonNullable<ProviderForm['credentials']>[number]) =>
  [kind, number, validUntil].join(' ');

/** Gives items that are already stored their ids; each id is used once. */
function withIds<Item extends { id: string }>(items: Item[], stored: Item[], key: (item: Item) => string): Item[] {
  const ids = new Map<string, string[]>();
  for (const row of stored) ids.set(key(row), [...(ids.get(key(row)) ?? []), row.id]);
  return items.map((item) => ({ ...item, id: ids.get(key(item))?.shift() ?? 'n' }));
}

/** Whether saving the form would change nothing. Ignores line endings, because spreadsheets change them. */
export function isSame(form: ProviderForm, stored: ProviderForm): boolean {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\r\n?/g, '\n').trim();
  const isKept = (items: { id: string }[], others: { id: string }[]) =>
    items.length === others.length && items.every(({ id }) => others.some((other) => other.id === id));
  return (
    PROVIDER_TEXT_NAMES.every((name) => plain(form[name]) === plain(stored[name])) &&
    (form.taxTypeId ?? null) === (stored.taxTypeId ?? null) &&
    form.placeId === stored.placeId &&
    isKept(form.contacts, stored.contacts) &&
    isKept(form.services, stored.services) &&
    (!form.lanes || isKept(form.lanes, stored.lanes ?? [])) &&
    (!form.credentials || isKept(form.credentials, stored.credentials ?? [])) &&
    (!form.roles || isDeepStrictEqual(new Set(form.roles), new Set(stored.roles)))
  );
}
