import { useEffect } from 'react';
import type { countViewsMutation } from './__generated__/countViewsMutation.graphql.ts';
import { ask } from './relay/ask.ts';
import { graphql } from './relay/graphql.ts';

const mutation = graphql`
  mutation countViewsMutation($input: ViewsInput!) {
    countViews(input: $input) {
      done
    }
  }
`;

/** The place of the last search in this tab: in which region a provider was looked for that is opened or pressed. */
let lastNear: number | null = null;

/** Counts what was pressed, without waiting: a visitor is not to notice when it fails. */
export function countViews(input: Omit<countViewsMutation['variables']['input'], 'near'>): void {
  void ask<countViewsMutation>(mutation, { input: { ...input, near: lastNear } }).catch(() => {});
}

/** Counts the results of a search, once each. `near` is the place that was searched around. */
export function useSeen(ids: readonly number[], near: number | null | undefined): void {
  const key = ids.join(' ');
  useEffect(() => {
    lastNear = near ?? null;
    // the last page of them: those before are counted, and the server counts none twice
    const seen = key === '' ? [] : key.split(' ').map(Number).slice(-100);
    if (seen.length > 0) countViews({ seen });
  }, [key, near]);
}

/** Counts that the page of a provider was opened. */
export function useOpened(id: number): void {
  useEffect(() => countViews({ opened: id }), [id]);
}
