import { randomUUID } from 'node:crypto';

/**
 * The place of the businesses in these tests. No test counts or keeps results of this place, as other tests hide theirs
 * at any time.
 */
export const PLACE = {
  databaseId: 3838859,
  typed: 'rio galle',
  name: 'Río Gallegos',
  option: /^Río Gallegos, Santa Cruz/,
};

/** A word that no other test uses. It has letters only: eight digits, or "q4965bbc", are read as a postal code. */
export const newWord = (): string =>
  `q${randomUUID().slice(0, 7)}`.replaceAll(/\d/g, (digit) => 'ghjklmnprs'[Number(digit)]!);
