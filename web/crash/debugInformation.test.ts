import { expect, test } from 'vitest';
import { debugInformation } from './debugInformation.ts';

const surroundings = {
  userAgent: 'Browser/1',
  platform: 'Linux',
  language: 'es',
  url: 'http://x/?f=a',
  now: new Date('2026-01-02T03:04:05Z'),
};

test('contains everything that support needs', () => {
  const error = new Error('Boom');
  error.stack = 'Error: Boom\n  at f';
  expect(debugInformation(error, surroundings)).toBe(
    [
      'Error message: Boom',
      'Stack: Error: Boom\n  at f',
      'User agent: Browser/1',
      'Platform: Linux',
      'Language: es',
      'URL: http://x/?f=a',
      'Timestamp: 2026-01-02T03:04:05.000Z',
    ].join('\n'),
  );
});

test.each([
  ['text', 'text'],
  [undefined, 'undefined'],
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  [{ a: 1 }, '{"a":1}'],
])('whatever was thrown has a message: %j', (thrown, message) => {
  expect(debugInformation(thrown, surroundings)).toContain(`Error message: ${message}\nStack: none`);
});
