import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Suspicions_provider$key } from '#web/__generated__/Suspicions_provider.graphql.ts';
import type { SuspicionsMutation } from '#web/__generated__/SuspicionsMutation.graphql.ts';
import { AnswerForm } from '#web/pages/users/report-answer/AnswerForm.tsx';
import { commit } from '#web/relay/commit.ts';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const mutation = graphql`
  mutation SuspicionsMutation($input: AnswerSuspicionsInput!) {
    answerSuspicions(input: $input) {
      ... on AnswerSuspicionsPayload {
        provider {
          ...Suspicions_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** For owners: reports of suspected fraud in the name of their business, and a form for their answer. */
export function Suspicions({ provider }: { provider: Suspicions_provider$key }) {
  const { id, ownership } = useFragment(
    graphql`
      fragment Suspicions_provider on Provider {
        id
        ownership {
          suspicions {
            isAnswered
            answer
            answeredAt
          }
        }
      }
    `,
    provider,
  );
  const suspicions = ownership?.suspicions;
  if (!suspicions) return null;
  const { isAnswered, answer, answeredAt } = suspicions;
  const send = async (text: string) => {
    await commit<SuspicionsMutation>(mutation, { input: { id, answer: text } });
  };
  if (isAnswered)
    return (
      <Notice type="info">
        <p role="status">
          <FormattedMessage
            id="ownBusiness.suspicionAnswered"
            defaultMessage="You answered a suspicion of fraud on {date}. Our team reads it before anything is decided."
            values={{ date: <FormattedDate value={answeredAt ?? ''} dateStyle="medium" /> }}
          />
        </p>
        <Text keepsLines breaks dir="auto">
          {answer}
        </Text>
      </Notice>
    );
  return (
    <Card>
      <Stack gap={3} pad={5}>
        <Text as="h2" size="lg">
          <FormattedMessage id="ownBusiness.suspicion" defaultMessage="Somebody suspects fraud in your name" />
        </Text>
        <AnswerForm send={send} />
      </Stack>
    </Card>
  );
}
