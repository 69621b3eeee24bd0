/** Messages come to the browser with what needs them: at first, with the first page that is not the landing page, with the back office. */
export type MessageArea = 'first' | 'pages' | 'backOffice';

/** What ids begin with: of the frame around every page, of the landing page and what it fetches later. */
const FIRST = [
  'app',
  'footer',
  'landing',
  'language',
  'loading',
  'map',
  'nav',
  'privacy',
  'results',
  'search',
  'selector',
];

/** Of the back office; those without `bo` are the server's words too. */
const BACK_OFFICE = ['bo', 'decision', 'helpVideo', 'partner', 'service'];

export function messageArea(id: string): MessageArea {
  const [prefix = ''] = id.split('.');
  if (BACK_OFFICE.includes(prefix)) return 'backOffice';
  return FIRST.includes(prefix) ? 'first' : 'pages';
}
