import type { ReactNode } from 'react';
import { paths, type Search } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import css from './LandingPage.module.css';
import { narrowElsewhere } from './results/narrowing.ts';

interface PlaceSearchesProps {
  search: Search;
  /** The other places. The kind distinguishes places with the same name. */
  places: readonly { displayName: string; id?: string; kind?: string | null }[];
  /** The text before the places. */
  children: ReactNode;
  onAsk: () => void;
}

/** Links to the same search around other places. */
export function PlaceSearches({ search, places, children, onAsk }: PlaceSearchesProps) {
  if (places.length === 0) return null;
  return (
    <div className={css.searches}>
      <span>{children}</span>
      {places.map(({ displayName, id = '', kind }) => (
        <Link
          key={id || displayName}
          href={paths.search({ ...search, f: displayName, a: id, narrow: narrowElsewhere(search) })}
          onPress={onAsk}
        >
          {kind ? `${displayName} · ${kind}` : displayName}
        </Link>
      ))}
    </div>
  );
}
