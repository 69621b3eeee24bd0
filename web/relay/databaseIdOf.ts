/** The number in a global id, which addresses of pages and this browser's storage contain. */
export const databaseIdOf = (id: string): number => Number(atob(id).split(':')[1]);
