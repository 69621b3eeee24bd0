let owner = '';

/** The owner of the data in the Relay store: the id of the signed-in user, empty without one. */
export function setStoreOwner(id: string): void {
  owner = id;
}

export function storeOwner(): string {
  return owner;
}
