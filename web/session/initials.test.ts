import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ana Paz', 'AP'],
  ['  ana   maría  de la paz ', 'AP'],
  ['Ana', 'A'],
  ['Ñandú Ébano', 'ÑÉ'],
  ['E\u0301bano', 'E\u0301'],
  ['😀 b', '😀B'],
  ['', ''],
])('%j gives %j', (name, letters) => expect(initials(name)).toBe(letters));
