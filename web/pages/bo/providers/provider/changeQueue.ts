import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { listVariables, unapprovedFields } from '../providerFields.ts';

interface Row {
  /** The address of the list that shows it. */
  list: string;
  id: string;
}

/** One more or less waits for moderation: the counts follow, and the row goes from the list it was opened from. */
export function changeQueue(store: RecordSourceSelectorProxy, change: 1 | -1, gone?: Row): void {
  const root = store.getRoot();
  const count = root.getLinkedRecord('unapprovedProviders', { first: 1 });
  count?.setValue(Math.max(0, Number(count.getValue('totalCount')) + change), 'totalCount');
  if (!gone) return;
  const variables = listVariables(new URLSearchParams(gone.list.split('?')[1]), unapprovedFields);
  const list = root.getLinkedRecord('unapprovedProviders', { first: 50, ...variables });
  const edges = list?.getLinkedRecords('edges');
  if (!list || !edges) return;
  const left = edges.filter((edge) => edge.getLinkedRecord('node')?.getDataID() !== gone.id);
  if (left.length === edges.length) return;
  list.setLinkedRecords(left, 'edges');
  list.setValue(Number(list.getValue('totalCount')) - 1, 'totalCount');
}
