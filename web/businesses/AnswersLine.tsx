import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AnswersLine_provider$key } from '#web/__generated__/AnswersLine_provider.graphql.ts';
import { AnswersSign } from './signTexts.tsx';

/** A line in the card of a provider that usually answers within a day; nothing for other providers. */
export function AnswersLine({ provider }: { provider: AnswersLine_provider$key }) {
  const { answersWithinADay } = useFragment(
    graphql`
      fragment AnswersLine_provider on Provider {
        answersWithinADay
      }
    `,
    provider,
  );
  return answersWithinADay && <AnswersSign />;
}
