let owner: string | null = null;

/** The owner of the data in the Relay store: the id of the signed-in user, empty without one. */
export function setStoreOwner(id: string): void {
  owner = id;
}

/** Null until the session is known. */
export function storeOwner(): string | null {
  return owner;
}
