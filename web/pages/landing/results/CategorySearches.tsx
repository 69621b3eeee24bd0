import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-aria-components/Link';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { sceneOf } from '#shared/scenes.ts';
import type { CategorySearchesQuery } from '#web/__generated__/CategorySearchesQuery.graphql.ts';
import { accountMessages } from '#web/layouts/accountMessages.ts';
import { paths, type Search } from '#web/paths.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Scene } from '#web/ui/Scene.tsx';
import css from './CategorySearches.module.css';

const limit = 8;

const query = graphql`
  query CategorySearchesQuery {
    directoryAtAGlance {
      providerCount
      byCategory {
        category {
          id
          databaseId
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
  /** Called when the directory has no providers, so that no other search can have results. */
  onEmpty: (isEmpty: true) => void;
}

/** Links to searches for kinds of services with providers, the most frequent first. */
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
    <section className={css.offered} aria-labelledby="offered">
      <h2 id="offered" className={css.title}>
        <FormattedMessage id="results.categories" defaultMessage="Services you can find here" />
      </h2>
      <ul className={css.categories}>
        {offered.map(({ category, count }) => (
          <li key={category.id}>
            <Link
              className={css.category}
              href={paths.search({ ...search, q: category.name, literal: false, narrow: '' })}
              onPress={onAsk}
            >
              <span className={css.scene}>
                <Scene name={sceneOf({ categoryId: category.databaseId })} />
              </span>
              <span className={css.name}>{category.name}</span>
              <span className={css.count} aria-hidden="true">
                <FormattedNumber value={count} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EmptyDirectory({ onEmpty }: Pick<CategorySearchesProps, 'onEmpty'>) {
  useLayoutEffect(() => onEmpty(true), [onEmpty]);
  return (
    <div className={css.empty}>
      <p>
        <FormattedMessage
          id="results.emptyDirectory"
          defaultMessage="This directory is new and has no businesses yet. Yours can be the first."
        />
      </p>
      <LinkButton variant="secondary" href={paths.preRegistration()}>
        <FormattedMessage {...accountMessages.carriers} />
      </LinkButton>
    </div>
  );
}
