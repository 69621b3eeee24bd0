import { Suspense, useEffect, useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { CategorySearchesQuery } from '#web/__generated__/CategorySearchesQuery.graphql.ts';
import { accountMessages } from '#web/layouts/accountMessages.ts';
import { paths, type Search } from '#web/paths.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from '../WiderSearches.module.css';

const limit = 8;

const query = graphql`
  query CategorySearchesQuery {
    directoryAtAGlance {
      providerCount
      byCategory {
        category {
          id
          name
        }
        count
      }
    }
  }
`;

interface CategorySearchesProps {
  search: Search;
  onAsk: () => void;
  /** No results at all: no other search would have any. */
  onEmpty: (isEmpty: true) => void;
}

/** Searches for kinds of services with providers, the most frequent first. */
export function CategorySearches(props: CategorySearchesProps) {
  const [reference, load] = useQueryLoader<CategorySearchesQuery>(query);
  useEffect(() => load({}), [load]);
  if (!reference) return null;
  return (
    <RequestErrorBoundary key={reference.fetchKey} fallback={() => null}>
      <Suspense>
        <Offered reference={reference} {...props} />
      </Suspense>
    </RequestErrorBoundary>
  );
}

interface OfferedProps extends CategorySearchesProps {
  reference: PreloadedQuery<CategorySearchesQuery>;
}

function Offered({ reference, search, onAsk, onEmpty }: OfferedProps) {
  const { directoryAtAGlance } = usePreloadedQuery<CategorySearchesQuery>(query, reference);
  if (directoryAtAGlance.providerCount === 0) return <EmptyDirectory onEmpty={onEmpty} />;
  const offered = directoryAtAGlance.byCategory.filter(({ count }) => count > 0).slice(0, limit);
  if (offered.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>
        <FormattedMessage id="results.categories" defaultMessage="Services you can find here" />
      </h2>
      <ul className={css.categories}>
        {offered.map(({ category }) => (
          <li key={category.id}>
            <LinkButton
              variant="outline"
              href={paths.search({ ...search, q: category.name, literal: false, narrow: '' })}
              onPress={onAsk}
            >
              {category.name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function EmptyDirectory({ onEmpty }: Pick<CategorySearchesProps, 'onEmpty'>) {
  useLayoutEffect(() => onEmpty(true), [onEmpty]);
  return (
    <>
      <p>
        <FormattedMessage
          id="results.emptyDirectory"
          defaultMessage="This directory is new and has no businesses yet. Yours can be the first."
        />
      </p>
      <LinkButton variant="secondary" href={paths.preRegistration()}>
        <FormattedMessage {...accountMessages.carriers} />
      </LinkButton>
    </>
  );
}
