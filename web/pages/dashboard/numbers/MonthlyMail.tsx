import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { MonthlyMail_provider$key } from '#web/__generated__/MonthlyMail_provider.graphql.ts';
import type { MonthlyMailMutation } from '#web/__generated__/MonthlyMailMutation.graphql.ts';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { commit } from '#web/relay/commit.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

const mutation = graphql`
  mutation MonthlyMailMutation($input: ChooseMonthlyEmailInput!) {
    chooseMonthlyEmail(input: $input) {
      provider {
        ownership {
          wantsMonthlyEmail
        }
      }
    }
  }
`;

export function MonthlyMail({ provider }: { provider: MonthlyMail_provider$key }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { databaseId, ownership } = useFragment(
    graphql`
      fragment MonthlyMail_provider on Provider {
        databaseId
        ownership @required(action: THROW) {
          wantsMonthlyEmail
        }
      }
    `,
    provider,
  );
  const choose = async (isWanted: boolean) => {
    try {
      await commit<MonthlyMailMutation>(mutation, { input: { providerId: String(databaseId), isWanted } });
      await revalidate();
    } catch (error) {
      showFailure(intl, error, formFailure);
    }
  };
  return (
    <Checkbox
      name="monthlyMail"
      isSelected={ownership.wantsMonthlyEmail}
      onChange={(isWanted) => void choose(isWanted)}
    >
      <FormattedMessage id="numbers.monthlyMail" defaultMessage="Email me these statistics every month" />
    </Checkbox>
  );
}
