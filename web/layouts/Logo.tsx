import css from './frame.module.css';

/** The wordmark as one line, whose last letter is a compass. Its size is fixed for pages whose styles fail to load. */
export function Logo() {
  return (
    <svg className={css.logo} width="115" height="32" viewBox="0 0 144 40" role="img" aria-label="Rumbo" fill="none">
      <path
        d="M4 34V7h9.5a8 8 0 0 1 0 16H4m9 0 8.5 11M30 14.5v10.5a8.25 8.25 0 0 0 16.5 0V14.5m0 0V34M56 34V14.5m0 7.5a7.25 7.25 0 0 1 14.5 0V34m0-12a7.25 7.25 0 0 1 14.5 0V34M94.5 5v29"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="currentColor" strokeWidth="5">
        <circle cx="104.2" cy="24.25" r="9.7" />
        <circle cx="131" cy="24.25" r="9.7" />
      </g>
      <path className={css.needle} d="M135.9 19.35 133.3 26.55 128.7 21.95Z" />
      <path fill="currentColor" d="M126.1 29.15 128.7 21.95 133.3 26.55Z" />
    </svg>
  );
}
