/**
 * The place of the businesses of these tests. No test counts or keeps results of this place: other tests hide theirs at
 * any time.
 */
export const PLACE = {
  databaseId: 3838859,
  typed: 'rio galle',
  name: 'Río Gallegos',
  option: /^Río Gallegos, Santa Cruz/,
};
