import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { MonthlyMail_provider$key } from '#web/__generated__/MonthlyMail_provider.graphql.ts';
import type { MonthlyMailMutation } from '#web/__generated__/MonthlyMailMutation.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { commit } from '#web/relay/commit.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

const mutation = graphql`
  mutation MonthlyMailMutation($input: ChooseMonthlyMailInput!) {
    chooseMonthlyMail(input: $input) {
      provider {
        ownership {
          wantsMonthlyMail
        }
      }
    }
  }
`;

export function MonthlyMail({ provider }: { provider: MonthlyMail_provider$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { databaseId, ownership } = useFragment(
    graphql`
      fragment MonthlyMail_provider on Provider {
        databaseId
        ownership @required(action: THROW) {
          wantsMonthlyMail
        }
      }
    `,
    provider,
  );
  const choose = async (isWanted: boolean) => {
    try {
      await commit<MonthlyMailMutation>(environment, {
        mutation,
        variables: { input: { providerId: String(databaseId), isWanted } },
      });
      await revalidate();
    } catch (error) {
      showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  };
  return (
    <Checkbox name="monthlyMail" isSelected={ownership.wantsMonthlyMail} onChange={(isWanted) => void choose(isWanted)}>
      <FormattedMessage id="numbers.monthlyMail" defaultMessage="Email me these statistics every month" />
    </Checkbox>
  );
}
