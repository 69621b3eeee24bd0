/** Drawn as the icons of `ui/Icon.tsx`, for a 32 pixel grid; by the database id of a category of the catalogue. */
const drawings: Record<number, string> = {
  // a lorry
  1: 'M3 9h15v13H3zM18 13h5.5l5 5v4H18M9 25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM23 25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  // a snowflake
  2: 'M16 4v24M5.6 10l20.8 12M26.4 10 5.6 22M12.5 5.5 16 9l3.5-3.5M12.5 26.5 16 23l3.5 3.5M5 15l4.8-1.3L8.5 9M27 17l-4.8 1.3 1.3 4.7M5 17l4.8 1.3L8.5 23M27 15l-4.8-1.3L23.5 9',
  // a tank on wheels
  3: 'M7 9h14a5.5 5.5 0 0 1 0 11H7A5.5 5.5 0 0 1 7 9ZM14 9V6.500M11 6.500h6M9 25a2.2 2.2 0 1 0 0-4.400A2.2 2.2 0 0 0 9 25ZM19.5 25a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400ZM26.5 16H30v5h-5',
  // a crane
  4: 'M10 28V5M6 28h8M10 5 4 10h24M10 5l18 5M24 10v7M21.5 17h5v5h-5zM10 11l4-1M10 17h3',
  // a parcel
  5: 'm16 4 11 5.500v13L16 28 5 22.500v-13zM5 9.5 16 15l11-5.500M16 15v13M10.5 6.800l11 5.500v4',
  // a ship
  6: 'M4 19h24l-3.5 6.500h-17zM8 19v-5h6v5M14 14h6v5M20 19v-7h4v7M14 14V9h4v5M3 28.500c2 0 2-1 4.3-1s2.4 1 4.4 1 2.2-1 4.3-1 2.4 1 4.3 1 2.3-1 4.4-1 2.3 1 4.3 1',
  // a stamp on a paper
  7: 'M20 27H7V4h12l6 6v6M19 4v6h6M11 12h4M11 16h7M24.5 18a2.5 2.5 0 0 1 1.5 4.500V25h-3v-2.500a2.5 2.5 0 0 1 1.5-4.500ZM20.5 28h8',
  // a warehouse
  8: 'M4 27V12l12-7 12 7v15M9 27V16h14v11M9 20h14M9 23.500h14M3 27h26',
  // a coach
  9: 'M5 8.500A2.5 2.5 0 0 1 7.5 6h17A2.5 2.5 0 0 1 27 8.500V23H5zM5 16h22M16 6v10M9 19.500v.01M23 19.500v.01M8 23v3M24 23v3M2.5 11v4M29.5 11v4',
  // a wrench
  10: 'M20.5 5.500a6.5 6.5 0 0 0-7 9L5 23a2.9 2.9 0 0 0 4 4l8.5-8.500a6.5 6.5 0 0 0 9-7L22.5 15 18 14l-1-4.500z',
};

/** Decoration: the text next to it carries the meaning. */
export function CategoryIcon({ id, size = 32 }: { id: number; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {/* staff can add categories: a compass for those */}
      <path d={drawings[id] ?? 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM20.5 11.5 18 18l-6.5 2.500L14 14z'} />
    </svg>
  );
}
