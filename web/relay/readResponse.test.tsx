import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { readResponse } from './readResponse.ts';

test('data is returned, even with an error in a part of it', () => {
  expect(readResponse({ data: { a: 1 } })).toEqual({ data: { a: 1 } });
  const answer = { data: { a: { b: null } }, errors: [{ message: 'part', path: ['a', 'b'] }] };
  expect(readResponse(answer)).toHaveProperty('data.a.b', null);
});

test('a failed root field is an error, not a missing value', () => {
  const answer = {
    data: { provider: null },
    errors: [{ message: 'Try again', path: ['provider'], extensions: { code: 'UNAVAILABLE' } }],
  };
  expect(() => readResponse(answer)).toThrow(new ApiError('Try again', 'UNAVAILABLE'));
});

test('errors keep message, code and field', () => {
  const answer = { errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED', field: 'q' } }] };
  expect(() => readResponse(answer)).toThrow(
    expect.objectContaining({ message: 'Too many', code: 'RATE_LIMITED', field: 'q' }),
  );
});

test('errors of a form have the field of the form, not that of the input', () => {
  const paths = [['provider', 'services', '0', 'serviceId'], ['moreServices', '0', 'placeId'], ['slug'], []];
  const errors = paths.map((path) => ({ code: 'BAD_USER_INPUT', message: 'Wrong', path, suggestions: [] }));
  const fields = ['services.0.serviceId', 'moreServices.0.placeId', 'slug', undefined];
  expect(() => readResponse({ data: { save: { __typename: 'FormErrors', errors } } })).toThrow(
    expect.objectContaining({
      field: fields[0],
      others: fields.slice(1).map((field) => expect.objectContaining({ field })),
    }),
  );
});

test.each([null, {}, { data: null }, { errors: [{}] }])('%j is an API Error', (answer) => {
  expect(() => readResponse(answer)).toThrow(new ApiError('API Error', 'UNKNOWN'));
});
