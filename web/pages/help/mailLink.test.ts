import { expect, it } from 'vitest';
import { mailLink } from './mailLink.ts';

it('is a mail to support with the diagnostics below an empty line', () => {
  const { protocol, pathname, searchParams } = new URL(mailLink('hola@rumbo.example', 'User: –\nURL: /?q=a&b=c'));
  expect([protocol, pathname]).toEqual(['mailto:', 'hola@rumbo.example']);
  expect(searchParams.get('body')).toBe('\n\nUser: –\nURL: /?q=a&b=c');
});

it('is no longer than the limit of mail programs, whatever the diagnostics are', () => {
  const link = mailLink('hola@rumbo.example', '🚚ñ'.repeat(2_000));
  expect(link.length).toBeLessThan(2_000);
  expect(new URL(link).searchParams.get('body')).toMatch(/^\n\n🚚.*…$/u);
});
