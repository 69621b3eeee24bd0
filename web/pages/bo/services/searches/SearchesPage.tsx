import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { SearchesPage_query$key } from '#web/__generated__/SearchesPage_query.graphql.ts';
import type { searchesLoaderQuery } from '#web/__generated__/searchesLoaderQuery.graphql.ts';
import { PartsPage } from '#web/pages/bo/editor/PartsPage.tsx';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { DecideText } from './DecideText.tsx';
import css from './Searches.module.css';
import { searchesQuery } from './searchesLoader.ts';
import { searchMessages } from './searchMessages.ts';
import { useDecideText } from './useDecideText.ts';

/** Words of searches without results, whose meaning staff decide with a single key. */
export function SearchesPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<searchesLoaderQuery>>();
  return (
    <PartsPage reference={reference} failed={intl.formatMessage(searchMessages.failed)}>
      <Loaded reference={reference} />
    </PartsPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<searchesLoaderQuery> }) {
  const { searchedTexts } = useFragment<SearchesPage_query$key>(
    graphql`
      fragment SearchesPage_query on Query {
        searchedTexts {
          text
          language
          searches
          withoutResults
          pressed: clicks
          ...DecideText_text
        }
      }
    `,
    usePreloadedQuery<searchesLoaderQuery>(searchesQuery, reference),
  );
  const deciding = useDecideText(searchedTexts);
  const { at, choose, undo } = deciding;
  const one = searchedTexts[at];
  useShortcuts({
    u: () => undo?.(),
    j: () => choose(searchedTexts[at + 1] ?? one ?? null),
    k: () => choose(searchedTexts[at - 1] ?? one ?? null),
  });
  if (!one) return <NothingLeft />;
  return (
    <>
      <p className={css.note}>
        <FormattedMessage
          id="bo.searches.note"
          defaultMessage="Words of the last 90 days that found nobody, or whose results hardly anyone opened. Only what five or more visitors searched for on one day."
        />
      </p>
      <DecideText key={`${one.language} ${one.text}`} text={one} deciding={deciding} />
      <ListSection
        title={<FormattedMessage id="bo.searches.list" />}
        action={null}
        none={null}
        items={searchedTexts.map((each) => (
          <li key={`${each.language} ${each.text}`} className={css.item}>
            <Button variant="quiet" aria-current={each === one ? 'true' : undefined} onPress={() => choose(each)}>
              {each.text}
            </Button>
            <span className={css.counts}>
              <FormattedMessage {...searchMessages.counts} values={countsOf(each)} />
            </span>
          </li>
        ))}
      />
    </>
  );
}

interface Counts {
  searches: number;
  withoutResults: number;
  pressed: number;
}

const countsOf = ({ searches, withoutResults, pressed }: Counts) => ({ searches, withoutResults, pressed });

function NothingLeft() {
  return (
    <MessageCard drawing="done">
      <p>
        <FormattedMessage
          id="bo.searches.none"
          defaultMessage="No searches to review. Words that visitors search for in vain appear here."
        />
      </p>
      <LinkButton variant="outline" href={paths.boServices()}>
        <FormattedMessage id="bo.searches.services" defaultMessage="All services" />
      </LinkButton>
    </MessageCard>
  );
}
