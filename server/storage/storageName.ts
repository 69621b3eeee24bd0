/** The stored files of a picture by width, or of a PDF, which has only the width 0. */
export interface StoredWidths {
  storageKey: string;
  /** The stored widths in pixels, ascending. */
  widths: number[];
}

/** Whether a name has the format of the storage: a random key, a width and an extension, without path separators. */
export function isStorageName(name: string): boolean {
  return /^[a-z0-9]{32}-(?:\d{1,5}\.webp|0\.pdf)$/.test(name);
}

export function storageName(storageKey: string, width: number): string {
  return width === 0 ? `${storageKey}-0.pdf` : `${storageKey}-${width}.webp`;
}
