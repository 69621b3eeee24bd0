import css from './Icon.module.css';

/** Drawn for a 24 pixel grid with a 1.75 pixel line. */
const drawings = {
  alert: 'M12 8.5v4.5m0 3v.01M10.3 4.3 2.9 17.2A2 2 0 0 0 4.6 20.2h14.8a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z',
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  chat: 'M4.2 19.8 5.4 16a8 8 0 1 1 3 2.7l-4.2 1.1ZM9 8.6c-.5 3 3.3 6.9 6.4 6.4l.7-1.6-2-1.1-1 .9a5 5 0 0 1-2.3-2.3l.9-1-1.1-2L9 8.6Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  close: 'm6 6 12 12M18 6 6 18',
  building: 'M4.5 20.5V4.5h9v16M13.5 9.5h6v11M3 20.5h18M7.5 8h3M7.5 12h3M7.5 16h3M16.5 13v.01M16.5 16.5v.01',
  chart: 'M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4.5 20h15',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  eye: 'M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  eyeOff:
    'M4 4l16 16M9.8 6.2A11 11 0 0 1 12 6c4.1 0 7.3 2 9.5 6a15 15 0 0 1-2.6 3.4M6.3 8A15 15 0 0 0 2.5 12c2.2 4 5.4 6 9.5 6 1.5 0 2.9-.3 4.2-.8M10 10a2.8 2.8 0 0 0 4 4',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 13h6M9 16.5h6',
  globe: 'M3.5 12h17M12 3.5c5 5.6 5 11.4 0 17M12 3.5c-5 5.6-5 11.4 0 17M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.6a2.4 2.4 0 1 1 3.5 2.2c-.7.4-1.1.9-1.1 1.7m0 2.7v.01',
  image: 'M4 5h16v14H4zM4.5 16.5 9 12l3.5 3.5 3-3 4 4M15.5 8.7v.01',
  key: 'M7.5 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.7 12.3 19.5 3.5M15.5 7.5l3 3M18.2 4.8l1.8 1.8',
  keyboard: 'M3 6.5h18v11H3zM6.5 10v.01M10 10v.01M14 10v.01M17.5 10v.01M7.5 14h9',
  here: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 3v4M12 17v4M3 12h4M17 12h4',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5v.01M4 12v.01M4 17.5v.01',
  logout: 'M14 4.5H5v15h9M10 12h10m-4-4 4 4-4 4',
  mail: 'M4 5.5h16v13H4zM4.5 6.5 12 13l7.5-6.5',
  map: 'm9 5-5 2v12l5-2 6 2 5-2V5l-5 2-6-2Zm0 0v12m6-10v12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  mobile: 'M7 3h10v18H7zM10.5 18h3',
  phone:
    'M5 4h4l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21c4.5-4.6 6.8-8.2 6.8-11a6.8 6.8 0 1 0-13.6 0c0 2.8 2.3 6.4 6.8 11ZM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  play: 'M8 5.5v13l10.5-6.5z',
  plug: 'M9 3.5v4.5M15 3.5v4.5M6 8h12v3a6 6 0 0 1-12 0zM12 17v3.5',
  plus: 'M12 5v14M5 12h14',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.2h-4.2',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6ZM15.8 15.8 20.5 20.5',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
  sidebar: 'M3.5 4.5h17v15h-17zM9 4.5v15',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7-9-8.5zM8.2 8.7v.01',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 10.5v5.5M13.8 10.5v5.5',
  truck:
    'M3 6h11v10.5H3zM14 9.5h3.8l3.2 3.4v3.6h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.3 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 13.9a6.5 6.5 0 0 1 3.5 5.6',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0',
};

export type IconName = keyof typeof drawings;

/** Always decoration: the words beside it carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={css.icon}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
