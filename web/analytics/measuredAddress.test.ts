import { expect, test } from 'vitest';
import { measuredAddress, measuredTitle } from './measuredAddress.ts';

test.each([
  ['https://rumbo.example/?f=Rosario&q=fr%C3%ADo#results', 'https://rumbo.example/'],
  ['https://rumbo.example/users/password-reset?token=secret', 'https://rumbo.example/users/password-reset'],
  ['https://rumbo.example/legals?lang=pt&email=ana@x.example', 'https://rumbo.example/legals?lang=pt'],
  ['https://rumbo.example/?lang=ana@x.example', 'https://rumbo.example/'],
  ['https://ana:secret@rumbo.example/help', 'https://rumbo.example/help'],
  ['', ''],
])('%s is reported as %j', (href, reported) => expect(measuredAddress(href)).toBe(reported));

test.each([
  ['/users/login', 'Log in · Rumbo'],
  ['/?f=Rosario', 'Rumbo'],
  ['/bo', 'Rumbo'],
  ['/bo/users/7', 'Rumbo'],
  ['/board', 'Log in · Rumbo'],
])('the title of %s is reported as %s', (path, reported) =>
  expect(measuredTitle(`https://rumbo.example${path}`, 'Log in · Rumbo')).toBe(reported),
);
