import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { readAnswer } from './readAnswer.ts';

test('data passes, also beside errors', () => {
  expect(readAnswer({ data: { a: 1 } })).toEqual({ data: { a: 1 } });
  expect(readAnswer({ data: { a: null }, errors: [{ message: 'part' }] })).toHaveProperty('data.a', null);
});

test('errors keep message, code and field', () => {
  const answer = { errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED', field: 'q' } }] };
  expect(() => readAnswer(answer)).toThrow(
    expect.objectContaining({ message: 'Too many', code: 'RATE_LIMITED', field: 'q' }),
  );
});

test.each([null, {}, { data: null }, { errors: [{}] }])('%j is an API Error', (answer) => {
  expect(() => readAnswer(answer)).toThrow(new ApiError('API Error', 'UNKNOWN'));
});
