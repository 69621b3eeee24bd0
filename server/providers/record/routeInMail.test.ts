import { expect, it } from 'vitest';
import { wordsIn } from '#server/i18n/messages.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { routeInMail } from './routeInMail.ts';

const letterOf = (status: 'WAITING' | 'APPROVED') =>
  writeLetter({
    language: 'en',
    subject: 'Your business',
    greeting: 'Hello,',
    paragraphs: ['We received it.'],
    ...routeInMail(wordsIn('en'), status, true),
    closing: null,
  });

it('a mail shows each step of a registration in a row, so that a narrow screen has room for its name', () => {
  const { html, text } = letterOf('WAITING');
  expect(text).toContain('✓ Received\n✓ Email confirmed\n→ ');
  expect(html.match(/<tr><td width="22"/g)).toHaveLength(4);
});

it('a mail about a published business has no steps left to show', () => {
  expect(letterOf('APPROVED').html).not.toContain('width="22"');
});
