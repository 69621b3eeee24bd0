/** A storage of the browser, which may be missing, full or forbidden: then nothing is stored, and nothing fails. */
function store(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns whether the value was stored. */
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
        // An unavailable store is treated as empty.
      }
    },
  };
}

// Wrapped in functions: if storage is forbidden, even accessing the property throws.
export const localStore = store(() => localStorage);
export const sessionStore = store(() => sessionStorage);

/** The key of contacts for later questions about their answers; here, so that the landing page needs no other code. */
export const TO_ANSWER = 'toAnswer';
