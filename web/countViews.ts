import { useEffect } from 'react';
import { readShown } from '#shared/pageToken.ts';
import type { countViewsMutation } from './__generated__/countViewsMutation.graphql.ts';
import { keepToAnswer } from './answers/toAnswer.ts';
import { ask } from './relay/ask.ts';
import { graphql } from './relay/graphql.ts';

const mutation = graphql`
  mutation countViewsMutation($input: CountViewsInput!) {
    countViews(input: $input) {
      answerToken
    }
  }
`;

type Input = countViewsMutation['variables']['input'];

/** A provider on a page: with its own token, except in results, which share one. */
export interface ShownProvider {
  databaseId: number;
  pageToken?: string;
}

const MOST_PAGES = 20;

/**
 * The tokens of the results that this tab showed, newest first: the searches in which a viewed or clicked provider was
 * found.
 */
let results: readonly string[] = [];

/** Not awaited: a visitor must not notice a failure. */
function report(input: Input, contacted?: number): void {
  void ask<countViewsMutation>(mutation, { input })
    .then(({ countViews: { answerToken } }) => {
      if (contacted !== undefined && answerToken) keepToAnswer(contacted, answerToken);
    })
    .catch(() => {});
}

/** Counts a view or click of a provider. */
export function countViews(
  { databaseId, pageToken: own }: ShownProvider,
  input: Omit<Input, 'pageToken' | 'shownProviderIds'>,
) {
  const pageToken = results.find((token) => readShown(token).ids.includes(databaseId)) ?? own;
  if (pageToken !== undefined) report({ pageToken, ...input }, databaseId);
}

/** Counts those results that are in the page of the token, once each. */
export function useSeen(ids: readonly number[], pageToken: string): void {
  const key = ids.join(' ');
  useEffect(() => {
    results = [pageToken, ...results.filter((token) => token !== pageToken)].slice(0, MOST_PAGES);
    const seen = readShown(pageToken).ids.filter((id) => ` ${key} `.includes(` ${id} `));
    if (seen.length > 0) report({ pageToken, shownProviderIds: seen.map(String) });
  }, [key, pageToken]);
}

/** Counts that the page of a provider was opened. */
export function useOpened({ databaseId, pageToken }: Required<ShownProvider>): void {
  useEffect(
    () => countViews({ databaseId, pageToken }, { openedProviderId: String(databaseId) }),
    [databaseId, pageToken],
  );
}
