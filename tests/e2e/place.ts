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
