import { expect, test } from 'vitest';
import { emailUrl } from './emailAddress.ts';

test.each([
  ['ventas@example.com', 'mailto:ventas@example.com'],
  [' a+b@example.com ', 'mailto:a+b@example.com'],
  ['a@b.co?bcc=x@y.co&body=hi', 'mailto:a@b.co%3Fbcc=x@y.co%26body=hi'],
  ['', null],
])('e-mail %j', (value, link) => expect(emailUrl(value)).toBe(link));
