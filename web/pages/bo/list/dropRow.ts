import type { RecordProxy } from 'relay-runtime';

/** Removes a row from a list in the store, which would otherwise show it until the list is reloaded. */
export function dropRow(list: RecordProxy | null | undefined, id: string): void {
  const edges = list?.getLinkedRecords('edges');
  if (!list || !edges) return;
  const left = edges.filter((edge) => edge.getLinkedRecord('node')?.getDataID() !== id);
  if (left.length === edges.length) return;
  list.setLinkedRecords(left, 'edges');
  list.setValue(Number(list.getValue('totalCount')) - 1, 'totalCount');
}
