let owner = '';

/** Whose data the Relay store may hold: the id of who is signed in, empty for nobody. */
export function setStoreOwner(id: string): void {
  owner = id;
}

export function storeOwner(): string {
  return owner;
}
