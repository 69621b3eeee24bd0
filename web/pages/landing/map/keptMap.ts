import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The last view of the map, stored for each history entry. */
interface KeptMap {
  view?: { center: [latitude: number, longitude: number]; zoom: number };
  /** Whether the visitor has moved the map. */
  isMoved?: boolean;
  /** The ids of the providers of the selected marker. */
  selected?: readonly string[];
}

const STORED = 'maps';
const MOST = 20;

/** The key of the current history entry with its search, as the first page of every tab has the key `default`. */
export function useMapPlace(): string {
  const { key, search } = useLocation();
  return key + search;
}

export function readKeptMap(place: string): KeptMap {
  return new Map(readAll()).get(place) ?? {};
}

export function keepMap(place: string, part: KeptMap): void {
  const others = readAll().filter(([one]) => one !== place);
  const all = [...others, [place, { ...readKeptMap(place), ...part }]].slice(-MOST);
  try {
    sessionStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // without storage the map starts with the default view
  }
}

function readAll(): [string, KeptMap][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

/** The providers of the selected marker, restored after going back. */
export function useSelected() {
  const place = useMapPlace();
  const [selected, setSelected] = useState<readonly string[]>([]);
  // only in the browser, as the server does not know the selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per list
  useLayoutEffect(() => setSelected(readKeptMap(place).selected ?? []), []);
  return [
    selected,
    (ids: readonly string[]) => {
      setSelected(ids);
      keepMap(place, { selected: ids });
    },
  ] as const;
}
