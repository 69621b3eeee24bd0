import { localStore } from './browserStore.ts';
import { paths, readSearch, type Search } from './paths.ts';

const KEY = 'recentSearches';
const MOST = 5;

/** The visitor's last searches as addresses, newest first. They are stored only in this browser. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function recentSearches(): Search[] {
  return read().map((path) => readSearch(new URLSearchParams(path.split('?')[1])));
}

/** Stores a search, unless it is in an area of the map, which has no recognizable words. */
export function keepSearch({ f, q, a, t, area, literal }: Search): void {
  if (area) return;
  const path = paths.search({ f, q, a, ...(t && { t }), literal: literal ?? false });
  const others = read().filter((row) => row !== path);
  localStore.set(KEY, JSON.stringify([path, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  localStore.remove(KEY);
}
