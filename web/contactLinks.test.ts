import { expect, test } from 'vitest';
import { phoneLink } from './contactLinks.ts';

test.each([
  [' +54 291 455-1234', 'tel:+542914551234'],
  ['0800 555 1234', 'tel:08005551234'],
  ['-', null],
])('phone %j', (value, link) => expect(phoneLink(value)).toBe(link));
