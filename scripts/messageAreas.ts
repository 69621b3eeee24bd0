/** When messages are loaded: at first, with the first page other than the landing page, or with the back office. */
export type MessageArea = 'first' | 'pages' | 'backOffice';

/** Prefixes of message ids: of the frame around every page, and of the landing page with its later parts. */
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
const BACK_OFFICE = ['bo', 'decision', 'helpVideo', 'partner', 'service', 'setUp'];

export function messageArea(id: string): MessageArea {
  const [prefix = ''] = id.split('.');
  if (BACK_OFFICE.includes(prefix)) return 'backOffice';
  return FIRST.includes(prefix) ? 'first' : 'pages';
}
