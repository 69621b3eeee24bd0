import { expect } from 'vitest';
import { queueSweep } from '#server/watches/sweepWatches.ts';
import { eventually } from './eventually.ts';
import type { Mailbox } from './mailbox.ts';
import { linkTo, newEmail } from './mailedLetters.ts';
import type { TestApp } from './testApp.ts';
import { visitor } from './visitor.ts';

/** A search that a new published business matches. */
export const SEARCH = '?f=Rosario&q=transporte+refrigerado';
const CREATE = `mutation ($input: CreateWatchInput!) { createWatch(input: $input) {
  ... on CreateWatchPayload { watch { id title } } ... on FormErrors { errors { code path } } } }`;
export const CONFIRM =
  'mutation ($token: String!, $isAgreed: Boolean) { confirmWatch(input: { token: $token, isAgreed: $isAgreed }) { watch { id title path rhythm endsAt } } }';

/** Requests and confirms watches, and runs sweeps with their mails. */
export function useWatches(test: TestApp, mailbox: Mailbox) {
  const ask = (email: string | null, more: object = {}, by: Pick<TestApp, 'graphql'> = test) =>
    by.graphql(CREATE, { input: { subject: { search: SEARCH }, rhythm: 'DAILY', email, ...more } });

  async function watching(subject: object = { search: SEARCH }, email = newEmail(), rhythm = 'DAILY') {
    const browser = visitor(test);
    await ask(email, { subject, rhythm }, browser);
    const token = await linkTo(mailbox, email, 'watches/confirm?token');
    const { body } = await browser.graphql(CONFIRM, { token });
    return { email, token, watch: body.data.confirmWatch.watch };
  }

  const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to?.[0]?.address === email);

  /** Runs a sweep after a day, or more, with all of its mails. */
  async function sweep(days = 1) {
    const { pool, prisma } = test.db;
    await pool.query(
      `update watches set swept_at = swept_at - $1 * interval '1 day', created_at = created_at - $1 * interval '1 day'`,
      [days],
    );
    await prisma.$transaction((tx) => queueSweep(tx as never, new Date()));
    await eventually(async () => {
      const { rows } = await pool.query(
        `select from graphile_worker.jobs where task_identifier in ('sweepWatches', 'mailWatchNews') and attempts < max_attempts`,
      );
      expect(rows).toEqual([]);
    });
  }

  return { ask, watching, mailsTo, sweep };
}
