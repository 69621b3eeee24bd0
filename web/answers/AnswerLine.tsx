import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnswerLineMutation } from '#web/__generated__/AnswerLineMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '#web/botCheck/botToken.ts';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { forgetToAnswer } from './toAnswer.ts';

const mutation = graphql`
  mutation AnswerLineMutation($input: TellAnswerInput!) {
    tellAnswer(input: $input) {
      __typename
    }
  }
`;

export interface AnswerLineProps {
  /** The database id of the provider. */
  id: number;
  name: string;
  token: string;
  onAnswer?: (hasAnswered: boolean) => void;
}

/** Asks whether a business answered. Only counts are stored, see `tellAnswer`. */
export function AnswerLine({ id, name, token, onAnswer }: AnswerLineProps) {
  const intl = useIntl();
  const [isTold, setTold] = useState(false);
  const [isPending, tell] = usePending(async (isWithinADay: boolean) => {
    try {
      const botCheckSolution = await getBotToken('answer');
      await ask<AnswerLineMutation>(mutation, { input: { token, isWithinADay, botCheckSolution } });
    } catch (error) {
      // an expired proof remains expired
      if (!(error instanceof ApiError && error.field === 'token')) {
        prepareBotToken();
        return showFailure(intl, error, formFailure);
      }
    }
    forgetToAnswer(id);
    setTold(true);
    onAnswer?.(isWithinADay);
  });
  if (isTold)
    return (
      <Text note role="status">
        <FormattedMessage id="answer.thanks" defaultMessage="Thank you. Only the count is kept." />
      </Text>
    );
  return (
    <Cluster gap={2} align="center" data-screen>
      <Text as="span" breaks>
        <FormattedMessage id="answer.question" defaultMessage="Did {name} answer within a day?" values={{ name }} />
      </Text>
      <Button variant="outline" isPending={isPending} onHoverStart={prepareBotToken} onPress={() => tell(true)}>
        <FormattedMessage id="page.yes" />
      </Button>
      <Button variant="outline" isPending={isPending} onPress={() => tell(false)}>
        <FormattedMessage id="page.no" />
      </Button>
    </Cluster>
  );
}
