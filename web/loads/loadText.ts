import { defineMessage, type IntlShape } from 'react-intl';
import type { LoadText } from '#shared/load.ts';

type Texts = Omit<Record<LoadText, string>, 'note'>;

const unnamed = defineMessage({ id: 'load.unnamed', defaultMessage: 'Load without a route' });

/** The route of a load, as far as known; without a route the cargo, or a fixed text. */
export function loadTitle({ from, to, cargo }: Texts, intl: IntlShape): string {
  return [from, to].filter(Boolean).join(' → ') || cargo || intl.formatMessage(unnamed);
}

/** The other details, as far as known. */
export function loadDetails({ from, to, cargo, weight, date }: Texts): string[] {
  return [from || to ? cargo : '', weight, date].filter(Boolean);
}
