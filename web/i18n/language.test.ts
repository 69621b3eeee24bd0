import { describe, expect, test } from 'vitest';
import { detectLanguage, formatLocale } from './language.ts';

const nothing = { stored: null, browser: [], pathname: '/' };

describe('detectLanguage', () => {
  test('uses local storage, then the browser, then the path', () => {
    expect(detectLanguage({ stored: 'pt', browser: ['es-AR'], pathname: '/en' })).toBe('pt');
    expect(detectLanguage({ stored: null, browser: ['de-DE', 'es-AR'], pathname: '/en' })).toBe('es');
    expect(detectLanguage({ stored: null, browser: ['de'], pathname: '/pt/x' })).toBe('pt');
  });

  test('falls back to English', () => {
    expect(detectLanguage(nothing)).toBe('en');
    expect(detectLanguage({ ...nothing, browser: ['de-DE'] })).toBe('en');
  });

  test('recognises variants, in either spelling', () => {
    expect(detectLanguage({ ...nothing, stored: 'PT_br' })).toBe('pt');
    expect(detectLanguage({ ...nothing, browser: ['es-419'] })).toBe('es');
  });

  test('ignores languages with the same beginning', () => {
    expect(detectLanguage({ ...nothing, browser: ['est', 'pt-PT'] })).toBe('pt');
  });

  test.each([
    '<script>alert(1)</script>',
    'es"><script>',
    'javascript:alert(1)',
    'es onload=alert(1)',
    'es;eval(name)',
    '%3Cscript%3E',
    'es\u0000',
  ])('discards %j', (value) => {
    expect(detectLanguage({ stored: value, browser: [], pathname: '/pt' })).toBe('pt');
    expect(detectLanguage({ stored: null, browser: [value], pathname: `/${value}` })).toBe('en');
  });
});

describe('formatLocale', () => {
  test("takes the visitor's own variant of the chosen language", () => {
    expect(formatLocale('es', ['en-US', 'es-AR', 'es-MX'])).toBe('es-AR');
  });

  test('has a default for each language', () => {
    expect(formatLocale('es', ['en-US'])).toBe('es-419');
    expect(formatLocale('fr', ['en-CA'])).toBe('fr-CA');
    expect(formatLocale('pt', [])).toBe('pt-BR');
    expect(formatLocale('en', ['en'])).toBe('en');
  });
});
