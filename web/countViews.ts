import { useEffect } from 'react';
import { readShown } from '#shared/viewToken.ts';
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

/** A provider on a page, with its own token, unless it is a result, as results share one. */
export interface ShownProvider {
  databaseId: number;
  viewToken?: string;
}

const MOST_PAGES = 20;

/**
 * The tokens of the results that this tab showed, newest first: the searches in which a viewed or clicked provider was
 * found.
 */
let results: readonly string[] = [];

/** Does not wait for the response, as a visitor must not notice a failure. */
function report(input: Input, contacted?: number): void {
  void ask<countViewsMutation>(mutation, { input })
    .then(({ countViews: { answerToken } }) => {
      if (contacted !== undefined && answerToken) keepToAnswer(contacted, answerToken);
    })
    .catch(() => {});
}

/** Counts a view or click of a provider. */
export function countViews(
  { databaseId, viewToken: own }: ShownProvider,
  input: Omit<Input, 'viewToken' | 'shownProviderIds'>,
) {
  const viewToken = results.find((token) => readShown(token).ids.includes(databaseId)) ?? own;
  if (viewToken !== undefined) report({ viewToken, ...input }, databaseId);
}

/** Counts the results that the page's token contains, once each. */
export function useSeen(ids: readonly number[], viewToken: string): void {
  const key = ids.join(' ');
  useEffect(() => {
    results = [viewToken, ...results.filter((token) => token !== viewToken)].slice(0, MOST_PAGES);
    const seen = readShown(viewToken).ids.filter((id) => ` ${key} `.includes(` ${id} `));
    if (seen.length > 0) report({ viewToken, shownProviderIds: seen.map(String) });
  }, [key, viewToken]);
}

/** Counts that the visitor opened the page of a provider. */
export function useOpened({ databaseId, viewToken }: Required<ShownProvider>): void {
  useEffect(
    () => countViews({ databaseId, viewToken }, { openedProviderId: String(databaseId) }),
    [databaseId, viewToken],
  );
}
