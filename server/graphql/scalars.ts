import { GraphQLError } from 'graphql';
import type { Upload } from '#server/http/upload.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import { builder } from './builder.ts';

/** The custom scalars, as resolvers receive and return them. */
export type Scalars = {
  CountryCode: { Input: string; Output: string };
  Date: { Input: string; Output: string };
  DateTime: { Input: Date; Output: Date | string };
  JSON: { Input: unknown; Output: unknown };
  Language: { Input: Language; Output: Language };
  URL: { Input: string; Output: string };
  Upload: { Input: Upload; Output: never };
};

interface TextScalar {
  specifiedByURL: string;
  description: string;
  /** The value of a text; undefined if the text is invalid. */
  parse: (text: string) => string | undefined;
}

/** A scalar whose values are texts. */
function textScalar(name: 'CountryCode' | 'Date' | 'Language' | 'URL', { parse, ...options }: TextScalar): void {
  builder.scalarType(name, {
    ...options,
    serialize: (value) => value,
    parseValue: (value) => {
      const parsed = typeof value === 'string' ? parse(value) : undefined;
      if (parsed === undefined) throw new GraphQLError(`Not a ${name}. ${options.description}`);
      return parsed as never;
    },
  });
}

textScalar('Language', {
  specifiedByURL: 'https://www.rfc-editor.org/info/bcp47',
  description: 'A language of Rumbo, as a BCP 47 tag: `en`, `es`, `fr` or `pt`.',
  parse: (text) => (isLanguage(text) ? text : undefined),
});

/** The language argument of a text that is stored in each language. */
export const inLanguage = builder.args((t) => ({
  language: t.field({
    type: 'Language',
    description: 'The language of the text; by default the language of the request.',
  }),
}));

textScalar('CountryCode', {
  specifiedByURL: 'https://www.iso.org/iso-3166-country-codes.html',
  description: 'A country or territory in ISO 3166-1 alpha-2, such as `AR`.',
  parse: (text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined),
});

textScalar('Date', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'A day as `full-date` of RFC 3339, such as `2026-11-24`.',
  parse: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined),
});

textScalar('URL', {
  specifiedByURL: 'https://url.spec.whatwg.org/#url-writing',
  description:
    'A URL. If it begins with `/`, it is relative to the address of this endpoint. The forms that contain a ' +
    'URL validate it and complete a partial one.',
  parse: (text) => text,
});

builder.scalarType('JSON', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  description: 'Any JSON value, in a format that another standard or program defines.',
  serialize: (value) => value,
});

/** Whether ISO 8601 and PostgreSQL both write the year with four digits. */
const hasPlainYear = (date: Date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;

builder.scalarType('DateTime', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'A timestamp in ISO 8601, such as `2026-03-01T12:00:00.000Z`, in the years 1 to 9999.',
  serialize: (value) => (typeof value === 'string' ? formatTimestamp(value) : value.toISOString()),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : null;
    if (!date || !hasPlainYear(date))
      throw new GraphQLError('A DateTime is a text in ISO 8601, of the years 1 to 9999');
    return date;
  },
});

/** The suffix of PostgreSQL's JSON timestamps when its time zone is UTC; trailing zeros of the seconds are omitted. */
const UTC_SUFFIX = '+00:00';
const MISSING_DIGITS: Record<number, string> = { 19: '.000Z', 21: '00Z', 22: '0Z', 23: 'Z' };

/**
 * Converts a JSON timestamp of PostgreSQL to the format of `Date.toISOString`, but faster: a page of rows has hundreds.
 */
export function formatTimestamp(text: string): string {
  if (text.endsWith(UTC_SUFFIX)) {
    const end = MISSING_DIGITS[text.length - UTC_SUFFIX.length];
    if (end) return text.slice(0, -UTC_SUFFIX.length) + end;
  }
  return new Date(text).toISOString();
}
