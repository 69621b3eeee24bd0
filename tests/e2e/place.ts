/** Where the tests put their businesses. No test counts or keeps results of this place: others hide theirs at any time. */
export const PLACE = {
  databaseId: 3838859,
  typed: 'rio galle',
  name: 'Río Gallegos',
  option: /^Río Gallegos, Santa Cruz/,
};
