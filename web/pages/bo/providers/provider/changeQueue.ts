import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { dropRow } from '#web/pages/bo/list/dropRow.ts';
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
  dropRow(root.getLinkedRecord('unapprovedProviders', { first: 50, ...variables }), gone.id);
}
