const MAX_ID = 2 ** 31 - 1;

/** The database id that a text names; 0, which nothing has, for what the database could not hold. */
export function readDatabaseId(text: string | null | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id <= MAX_ID ? id : 0;
}
