import { graphql, readInlineData } from 'relay-runtime';
import type { cellsInOrder_column$key } from '#web/__generated__/cellsInOrder_column.graphql.ts';
import { MARK } from '../mapping/targets.ts';

export interface RowColumn {
  readonly header: string;
  /** The field of the column; null if the column is ignored. */
  readonly target: string | null;
}

export interface RowCell extends RowColumn {
  /** The position of the column, from 0. */
  position: number;
  text: string;
}

export function readRowColumn(column: cellsInOrder_column$key): RowColumn {
  const { header, field, service } = readInlineData(
    graphql`
      fragment cellsInOrder_column on ProviderImportColumn @inline {
        header
        field
        service {
          __typename
        }
      }
    `,
    column,
  );
  return { header, target: field ?? (service ? MARK : null) };
}

/** The cells of a row under their headers: first the mapped ones, then the others. */
export function cellsInOrder(columns: readonly RowColumn[], cells: readonly string[]) {
  const all: RowCell[] = columns.map(({ header, target }, position) => ({
    ...{ header, target, position },
    text: cells[position] ?? '',
  }));
  return { read: all.filter(({ target }) => target), others: all.filter(({ target }) => !target) };
}
