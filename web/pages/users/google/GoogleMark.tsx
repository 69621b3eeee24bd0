/** A plain G, in the colour of the text. */
export function GoogleMark() {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
    >
      <path d="M19.2 6.6A9 9 0 1 0 21 12h-8.5" />
    </svg>
  );
}
