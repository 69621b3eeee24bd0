export interface RowColumn {
  readonly header: string;
  readonly target: string | null | undefined;
}

export interface RowCell extends RowColumn {
  /** From 0. */
  position: number;
  text: string;
}

/** The cells of a row under their headers: first those that are read, then the others. */
export function cellsInOrder(columns: readonly RowColumn[], cells: readonly string[]) {
  const all: RowCell[] = columns.map(({ header, target }, position) => ({
    ...{ header, target, position },
    text: cells[position] ?? '',
  }));
  return { read: all.filter(({ target }) => target), others: all.filter(({ target }) => !target) };
}
