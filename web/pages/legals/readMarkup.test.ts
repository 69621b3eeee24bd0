import { expect, test } from 'vitest';
import { readMarkup } from './readMarkup.ts';

test('strong words, links and the details of the installation are told from plain text', () => {
  expect(readMarkup('**At least** see [it](/x#y), {email} or {address}.')).toEqual([
    { at: 0, kind: 'strong', text: 'At least' },
    { at: 12, kind: 'text', text: ' see ' },
    { at: 17, kind: 'link', text: 'it', href: '/x#y' },
    { at: 27, kind: 'text', text: ', ' },
    { at: 29, kind: 'email' },
    { at: 36, kind: 'text', text: ' or ' },
    { at: 40, kind: 'address' },
    { at: 49, kind: 'text', text: '.' },
  ]);
});

test('an address in brackets stays within its link', () => {
  expect(readMarkup('[CC (BY) 4.0](https://x.example/)')).toEqual([
    { at: 0, kind: 'link', text: 'CC (BY) 4.0', href: 'https://x.example/' },
  ]);
});
