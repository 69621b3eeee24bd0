import { useState } from 'react';
import { localStore } from '#web/browserStore.ts';
import { currentSession } from '#web/session/session.ts';

/** A setting of lists with its setter, stored in this browser separately for each user. */
function useListSetting(name: string): [value: string | null, set: (value: string) => void] {
  const session = currentSession();
  const key = `bo-${name}-${session.status === 'signedIn' ? session.user.databaseId : 0}`;
  const [value, setValue] = useState(() => localStore.get(key));
  return [
    value,
    (next) => {
      localStore.set(key, next);
      setValue(next);
    },
  ];
}

/** Whether the rows of all lists have more space. */
export function useRelaxedRows(): [isRelaxed: boolean, set: (isRelaxed: boolean) => void] {
  const [density, set] = useListSetting('density');
  return [density === 'relaxed', (isRelaxed) => set(isRelaxed ? 'relaxed' : 'compact')];
}

/** The ids of the columns of a list that the user has hidden. */
export function useHiddenColumns(list: string): [hidden: string[], toggle: (id: string) => void] {
  const [value, set] = useListSetting(`columns-${list}`);
  const hidden = value?.split(',').filter(Boolean) ?? [];
  return [
    hidden,
    (id) => set((hidden.includes(id) ? hidden.filter((column) => column !== id) : [...hidden, id]).join()),
  ];
}
