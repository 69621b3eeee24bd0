import { MAX_IMAGE_BYTES } from './checkPreRegistration.ts';

/** The kind of draft to which a picture belongs. */
type Slot = 'registration' | 'correction';

interface KeptPicture {
  /** Identifies the form of the draft, as the parameter `of` of `keepPicture`. */
  of: string;
  file: File;
}

const NAME = 'drafts';
const PICTURES = 'pictures';

/** Sends one request to the browser's database; fails if the database is missing or full. */
async function ask<T>(mode: IDBTransactionMode, request: (pictures: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(PICTURES);
  const db = await resultOf(opening);
  try {
    return await resultOf(request(db.transaction(PICTURES, mode).objectStore(PICTURES)));
  } finally {
    db.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let writing = Promise.resolve();

/**
 * Stores the picture of a draft if it is the only one and the form would accept it; otherwise deletes the stored
 * picture.
 */
export function keepPicture(slot: Slot, of: string, files: readonly File[]): void {
  // in sequence, so that the last deletion takes effect
  writing = writing.then(() => write(slot, of, files));
}

async function write(slot: Slot, of: string, files: readonly File[]): Promise<void> {
  const [file] = files;
  const isKept = file && files.length === 1 && file.size <= MAX_IMAGE_BYTES;
  try {
    if (isKept) await ask('readwrite', (pictures) => pictures.put({ of, file } satisfies KeptPicture, slot));
    else if (await keptPicture(slot, of)) await ask('readwrite', (pictures) => pictures.delete(slot));
  } catch {
    // without permission for storage nothing is stored, and nothing fails, as for drafts
  }
}

/** The stored picture of this draft; null if there is none. */
export async function keptPicture(slot: Slot, of: string): Promise<File | null> {
  try {
    const kept = await ask<KeptPicture | undefined>('readonly', (pictures) => pictures.get(slot));
    return kept?.of === of && kept.file instanceof File ? kept.file : null;
  } catch {
    return null;
  }
}

export const forgetPicture = (slot: Slot, of: string): void => keepPicture(slot, of, []);
