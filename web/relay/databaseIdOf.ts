/** The number in a global id: addresses of pages and this browser's storage have it. */
export const databaseIdOf = (id: string): number => Number(atob(id).split(':')[1]);
