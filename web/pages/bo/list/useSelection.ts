import { useRef, useState } from 'react';

interface Selectable {
  databaseId: number;
}

/** Selected rows of a list, on any of its pages. */
export interface Selection<Row extends Selectable> {
  /** In the order in which they were selected. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Of those that are shown, whether some or all are selected. */
  stateOf: (page: readonly Row[]) => 'none' | 'some' | 'all';
  selectAll: (page: readonly Row[], isSelected: boolean) => void;
  /** With `isRange` all from the row before to this one. */
  select: (page: readonly Row[], row: Row, { isSelected, isRange }: { isSelected: boolean; isRange: boolean }) => void;
  clear: () => void;
}

/** The state of the checkbox of a row, and its change. */
export function selectionOf<Row extends Selectable>(selection: Selection<Row>, page: readonly Row[], row: Row) {
  return {
    state: selection.has(row) ? ('all' as const) : ('none' as const),
    onChange: (isSelected: boolean, isRange: boolean) => selection.select(page, row, { isSelected, isRange }),
  };
}

export function useSelection<Row extends Selectable>(): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map());
  const last = useRef<number>(null);
  const has = ({ databaseId }: Row) => selected.has(databaseId);

  const set = (rows: readonly Row[], isSelected: boolean) =>
    setSelected((former) => {
      const next = new Map(former);
      for (const row of rows) {
        if (isSelected) next.set(row.databaseId, row);
        else next.delete(row.databaseId);
      }
      return next;
    });

  return {
    rows: [...selected.values()],
    has,
    stateOf: (page) => {
      const count = page.filter(has).length;
      if (count === 0) return 'none';
      return count === page.length ? 'all' : 'some';
    },
    selectAll: set,
    select: (page, row, { isSelected, isRange }) => {
      const [from, to] = [page.findIndex(({ databaseId }) => databaseId === last.current), page.indexOf(row)];
      last.current = row.databaseId;
      const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      set(range, isSelected);
    },
    clear: () => setSelected(new Map()),
  };
}
