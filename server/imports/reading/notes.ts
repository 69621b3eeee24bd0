import type { Prisma } from '#server/generated/prisma/client.ts';
import { type MessageKey, type MessageParameters, message } from '#server/i18n/messages.ts';
import { countryName, displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { asDomainError } from '#server/platform/errors.ts';
import type { Language } from '#shared/language.ts';

/** A stored message, translated into the language of the reader when it is read. */
export interface Note {
  key: MessageKey;
  /** The parameters of the message. Ids of places, separated by spaces, are replaced by names. */
  parameters: MessageParameters;
  /** The column of the row that has the problem. */
  column?: string | null;
  /** Whether the row is written nevertheless. */
  isWarning?: boolean;
}

export function readNotes(stored: Prisma.JsonValue): Note[] {
  return stored as unknown as Note[];
}

export function storedNotes(notes: Note[]): Prisma.InputJsonArray {
  return notes as unknown as Prisma.InputJsonArray;
}

/** The texts of stored messages in this language. */
export function translateNotes(stored: Prisma.JsonValue, language: Language, gazetteer: Gazetteer): string[] {
  return readNotes(stored).map((note) => translateNote(note, language, gazetteer));
}

export function translateNote({ key, parameters }: Note, language: Language, gazetteer: Gazetteer): string {
  const { placeIds, targets, ...others } = parameters;
  if (targets !== undefined)
    others.missing = listOf(
      String(targets)
        .split(' ')
        .map((target) => message(TARGET_NAMES[target as keyof typeof TARGET_NAMES], language)),
      language,
    );
  if (key === 'import.placeElsewhere') others.country = countryName(String(others.country), language);
  const places = String(placeIds ?? '')
    .split(' ')
    .flatMap((id) => gazetteer.get(Number(id)) ?? [])
    .map((place) => displayName(place, language));
  return message(key, language, placeIds === undefined ? others : { ...others, places: places.join('; ') });
}

const TARGET_NAMES = {
  businessName: 'bo.field.businessName',
  city: 'page.city',
  services: 'app.services',
} as const satisfies Record<string, MessageKey>;

const listOf = (names: string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names.map((name) => `“${name}”`));

/** The note about an error that staff can correct, with the column of its field. Throws any other error. */
export function noteOf(error: unknown, isWarning = false): Note {
  const { key, parameters, field } = asDomainError(error);
  return { key, parameters, column: field ? columnOf(field) : null, ...(isWarning && { isWarning }) };
}

/** The name of the column that contains a field of the form. */
function columnOf(field: string): string {
  const [name = ''] = field.split('.');
  return { placeId: 'city', taxTypeId: 'taxType' }[name] ?? name;
}
