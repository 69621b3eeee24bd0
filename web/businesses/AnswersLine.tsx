import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AnswersLine_provider$key } from '#web/__generated__/AnswersLine_provider.graphql.ts';
import { CardFact } from './CardFact.tsx';

/** In the card of a provider that usually answers within a day; nothing for others. */
export function AnswersLine({ provider }: { provider: AnswersLine_provider$key }) {
  const { answersWithinADay } = useFragment(
    graphql`
      fragment AnswersLine_provider on Provider {
        answersWithinADay
      }
    `,
    provider,
  );
  if (!answersWithinADay) return null;
  return (
    <CardFact icon="clock">
      <FormattedMessage id="results.answers" defaultMessage="Usually answers within a day" />
    </CardFact>
  );
}
