import { expect, test } from 'vitest';
import { emailLink, phoneLink } from './contactLinks.ts';

test.each([
  [' +54 291 455-1234', 'tel:+542914551234'],
  ['0800 555 1234', 'tel:08005551234'],
  ['-', null],
])('phone %j', (value, link) => expect(phoneLink(value)).toBe(link));

test.each([
  ['ventas@example.com', 'mailto:ventas@example.com'],
  [' a+b@example.com ', 'mailto:a+b@example.com'],
  ['a@b.co?bcc=x@y.co&body=hi', 'mailto:a@b.co%3Fbcc=x@y.co%26body=hi'],
  ['', null],
])('e-mail %j', (value, link) => expect(emailLink(value)).toBe(link));
