/** Storage of the browser that may be missing, full or forbidden: then nothing is remembered, and nothing breaks. */
function store(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns whether it is stored. */
    set(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // A store that cannot be reached is empty.
      }
    },
  };
}

// Behind functions: where storage is forbidden, even naming it throws.
export const localStore = store(() => localStorage);
export const sessionStore = store(() => sessionStorage);
