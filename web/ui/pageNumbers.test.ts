import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 40, [1, 2, null, 40]],
  [3, 40, [1, 2, 3, 4, null, 40]],
  [4, 40, [1, 2, 3, 4, 5, null, 40]],
  [20, 40, [1, null, 19, 20, 21, null, 40]],
  [40, 40, [1, null, 39, 40]],
])('page %i of %i offers %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));
