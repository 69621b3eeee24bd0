import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { wantedPath } from './wantedPath.ts';

function afterLogin(next: string): string {
  return wantedPath(new URL(paths.login(next), 'http://x').searchParams);
}

test.each(['/users/profile', '/', '/bo/users?page=2&sort=a:b#top', '/legals/es/privacypolicy'])('%j is kept', (next) =>
  expect(afterLogin(next)).toBe(next),
);

test.each([
  '',
  'users/profile',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/a\\..\\b',
  '\\\\evil.example',
  '/\t/evil.example',
  '/a\n/b',
  'javascript:alert(1)',
  ' /users/profile',
])('%j leads to the dashboard', (next) => expect(afterLogin(next)).toBe('/dashboard'));

test('without a requested page the dashboard is next', () => {
  expect(wantedPath(new URLSearchParams())).toBe('/dashboard');
  expect(paths.login()).toBe('/users/login');
});
