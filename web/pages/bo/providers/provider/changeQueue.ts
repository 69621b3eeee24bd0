import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { dropRow } from '#web/pages/bo/list/dropRow.ts';
import { queueListVariables } from '../providerFields.ts';

interface Rows {
  /** The address of the list that contains the rows. */
  list: string;
  ids: string[];
}

/** Changes the count of pending providers in the store, and removes decided rows from their list. */
export function changeQueue(store: RecordSourceSelectorProxy, change: number, gone?: Rows): void {
  const root = store.getRoot();
  const count = root.getLinkedRecord('unapprovedProviders', { first: 1 });
  count?.setValue(Math.max(0, Number(count.getValue('totalCount')) + change), 'totalCount');
  if (!gone) return;
  const variables = queueListVariables(new URLSearchParams(gone.list.split('?')[1]));
  const list = root.getLinkedRecord('unapprovedProviders', variables);
  for (const id of gone.ids) dropRow(list, id);
}
