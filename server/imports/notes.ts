import type { Prisma } from '#server/generated/prisma/client.ts';
import { type MessageKey, type MessageParameters, message } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';

/** A stored message, translated when it is read, into the language of the reader. */
export interface Note {
  key: MessageKey;
  parameters: MessageParameters;
}

export function readNotes(stored: Prisma.JsonValue): Note[] {
  return stored as unknown as Note[];
}

export function storedNotes(notes: Note[]): Prisma.InputJsonArray {
  return notes as unknown as Prisma.InputJsonArray;
}

/** Stored messages in this language. */
export function translateNotes(stored: Prisma.JsonValue, language: Language): string[] {
  return readNotes(stored).map(({ key, parameters }) => message(key, language, parameters));
}
