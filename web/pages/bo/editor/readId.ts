const maxId = 2 ** 31 - 1;

/** The database id that an address names; 0, which nothing has, for what the server could not hold. */
export function readId(text: string | null | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id <= maxId ? id : 0;
}
