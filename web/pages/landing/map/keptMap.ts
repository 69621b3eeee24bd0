import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The last view of the map of a history entry. */
interface KeptMap {
  view?: { center: [latitude: number, longitude: number]; zoom: number };
  /** Whether the visitor has moved it. */
  isMoved?: boolean;
  /** Ids of the providers of the selected marker. */
  selected?: readonly string[];
}

const STORED = 'maps';
const MOST = 20;

/** The current history entry. Every first page of a tab has the key `default`. */
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
    // without storage the map starts with its defaults
  }
}

function readAll(): [string, KeptMap][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

/** The providers of the selected marker; after going back, the previous ones. */
export function useSelected() {
  const place = useMapPlace();
  const [selected, setSelected] = useState<readonly string[]>([]);
  // the server does not know them
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a list
  useLayoutEffect(() => setSelected(readKeptMap(place).selected ?? []), []);
  return [
    selected,
    (ids: readonly string[]) => {
      setSelected(ids);
      keepMap(place, { selected: ids });
    },
  ] as const;
}
