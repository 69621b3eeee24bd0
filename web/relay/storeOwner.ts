let owner: string | null = null;

/** Sets the owner of the data in the Relay store: the id of the signed-in user, or an empty text. */
export function setStoreOwner(id: string): void {
  owner = id;
}

/** The id of the owner; null until the session is known. */
export function storeOwner(): string | null {
  return owner;
}
