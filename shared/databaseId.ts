const MAX_ID = 2 ** 31 - 1;

/** The database id in a text; 0, an unused id, for a number that the database cannot hold. */
export function readDatabaseId(text: string | null | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id <= MAX_ID ? id : 0;
}

/** The id in a web address, as GraphQL writes ids; the id of no object for any other text. */
export const idInPath = (text: string | undefined): string => String(readDatabaseId(text));
