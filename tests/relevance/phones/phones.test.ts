import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { parsePhones } from '#server/contacts/phones/parsePhones.ts';

/** Written by readers who had not seen the code: `?` is a guess, `flag` a text that only a human can decide. */
function judged(name: string) {
  const lines = readFileSync(path.join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [country = '', channel, typed = '', expected = ''] = line.split('\t');
    const readings = parsePhones(typed, country, channel === 'whatsapp' ? 'chat' : 'any');
    const numbers = expected === 'flag' || expected === 'none' ? [] : expected.replaceAll('?', '').split(' ');
    return { typed, country, readings, numbers, expected };
  });
}

const isRight = ({ readings, numbers }: ReturnType<typeof judged>[number]) =>
  readings.map(({ value }) => value).join(' ') === numbers.join(' ');

describe.each([
  ['open', 0.98],
  ['kept', 0.98],
  ['blind', 0.9],
])('numbers as people write them (%s)', (name, least) => {
  const rows = judged(name);

  test('reach the right number', () => {
    const withNumber = rows.filter(({ numbers }) => numbers.length > 0);
    const wrong = withNumber.filter((row) => !isRight(row));
    expect(1 - wrong.length / withNumber.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(least);
  });

  test('are flagged when they are not certain', () => {
    const unflagged = rows.filter(
      (row) =>
        row.expected !== 'none' &&
        !isRight(row) &&
        row.readings.some(({ isGuess, value }) => !isGuess && !row.numbers.includes(value)),
    );
    expect(unflagged).toEqual([]);
  });

  test('never reach another country', () => {
    const countries = (numbers: string[]) => numbers.map((number) => parsePhoneNumberFromString(number)?.country);
    const abroad = rows.filter(({ readings, numbers, country }) => {
      const expected = [...countries(numbers), country];
      return readings.some((reading) => reading.country && !expected.includes(reading.country as 'AR'));
    });
    expect(abroad).toEqual([]);
  });
});

test('a text without a number returns none', () => {
  expect(['', 'no tengo', 'ventas@andes.example', '0000-0000'].map((text) => parsePhones(text, 'AR'))).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('the second of two Argentine numbers for chats is a mobile number like the first', () => {
  const values = parsePhones('261 555 1234 / 35', 'AR', 'chat').map(({ value }) => value);
  expect(values).toEqual(['+5492615551234', '+5492615551235']);
});

test('parsing a parsed number again returns the same', () => {
  for (const { readings, country } of judged('open'))
    for (const { value, isGuess } of readings)
      if (!isGuess) expect(parsePhones(value, country)).toMatchObject([{ value, isGuess: false }]);
});

test('the longest text is parsed within a tenth of a second', () => {
  for (const text of ['1 '.repeat(500), '15-'.repeat(400), '1 a '.repeat(300), '('.repeat(999), 'a1'.repeat(500)]) {
    const start = performance.now();
    parsePhones(text, 'AR');
    expect(performance.now() - start).toBeLessThan(100);
  }
});
