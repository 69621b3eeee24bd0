/** The relations that were read with a row, as Prisma is asked for them. */
export type Beside = Readonly<Record<string, unknown>>;

const BESIDE = Symbol('beside');

/**
 * Says that a row has all its columns and these relations, so that fields need not ask the Prisma plugin whether it has
 * what they select. Always the same object for rows of one kind with the same relations: what follows from it is kept.
 */
export function noteLoaded(row: object, beside: Beside): void {
  // a weak map of so many rows costs as much as reading them
  (row as { [BESIDE]?: Beside })[BESIDE] = beside;
}

export function besideOf(row: object): Beside | undefined {
  return (row as { [BESIDE]?: Beside })[BESIDE];
}
