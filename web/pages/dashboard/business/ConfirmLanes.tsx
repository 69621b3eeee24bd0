import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ConfirmLanes_provider$key } from '#web/__generated__/ConfirmLanes_provider.graphql.ts';
import type { ConfirmLanesMutation } from '#web/__generated__/ConfirmLanesMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';

const messages = defineMessages({
  failed: { id: 'ownBusiness.lanesFailed', defaultMessage: 'Your routes could not be confirmed' },
});

const mutation = graphql`
  mutation ConfirmLanesMutation($input: ConfirmLanesInput!) {
    confirmLanes(input: $input) {
      provider {
        ...ConfirmLanes_provider
      }
    }
  }
`;

/** The date of the last confirmation of a business's lanes, and a button to confirm them all. */
export function ConfirmLanes({ provider }: { provider: ConfirmLanes_provider$key }) {
  const { id, lanes } = useFragment(
    graphql`
      fragment ConfirmLanes_provider on Provider {
        id
        lanes {
          confirmedAt
        }
      }
    `,
    provider,
  );
  const [isPending, confirm] = useSending({ otherwise: messages.failed }, async () => {
    await commit<ConfirmLanesMutation>(mutation, { input: { id } });
  });
  const [oldest] = lanes.map(({ confirmedAt }) => confirmedAt).sort();
  if (oldest === undefined) return null;
  return (
    <Card>
      <Stack gap={3} pad={5}>
        <Text size="sm">
          <FormattedMessage
            id="ownBusiness.lanesConfirmed"
            defaultMessage="Your routes were last confirmed on {date}. After a year and a half without it they no longer come first."
            values={{ date: <FormattedDate value={oldest} dateStyle="medium" /> }}
          />
        </Text>
        <div>
          <Button variant="outline" isPending={isPending} onPress={confirm}>
            <FormattedMessage id="ownBusiness.confirmLanes" defaultMessage="We still drive all of them" />
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
