import { type ComponentType, useRef, useState } from 'react';
import type { SelectBoxes } from '#web/ui/Table.tsx';

export interface Selectable {
  databaseId: number;
}

/** The selection of rows of a list, and the actions on them. */
export interface Bulk<Row, Item extends Selectable> {
  itemOf: (row: Row) => Item;
  nameOf: (item: Item) => string;
  /** The bar with the actions on the selected rows. */
  Bar: ComponentType<{ selection: Selection<Item>; listUrl: string }>;
}

/** Selected rows of a list, on any of its pages. */
export interface Selection<Row extends Selectable> {
  /** The selected rows, in the order of selection. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Whether none, some or all of the shown rows are selected. */
  stateOf: (page: readonly Row[]) => 'none' | 'some' | 'all';
  selectAll: (page: readonly Row[], isSelected: boolean) => void;
  /** Selects or clears a row; with `isRange` all rows from the previously selected one to this one. */
  select: (page: readonly Row[], row: Row, { isSelected, isRange }: { isSelected: boolean; isRange: boolean }) => void;
  clear: () => void;
}

/** The checkboxes of the rows of a page, and the checkbox for all of them. */
export function selectBoxes<Row extends Selectable>(
  selection: Selection<Row>,
  page: readonly Row[],
  label: { all: string; of: (row: Row) => string },
): SelectBoxes {
  return {
    all: {
      label: label.all,
      state: selection.stateOf(page),
      onChange: (isSelected) => selection.selectAll(page, isSelected),
      isDisabled: page.length === 0,
    },
    of: (at) => {
      const row = page[at]!;
      return {
        label: label.of(row),
        state: selection.has(row) ? 'all' : 'none',
        onChange: (isSelected, isRange) => selection.select(page, row, { isSelected, isRange }),
      };
    },
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
