import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { EditState_provider$key } from '#web/__generated__/EditState_provider.graphql.ts';
import type { EditStateMutation } from '#web/__generated__/EditStateMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { readOwn, seenOf } from './ownValues.ts';

const messages = defineMessages({
  failed: {
    id: 'ownBusiness.takeBackFailed',
    defaultMessage: 'Your changes could not be taken back',
    description: 'Message',
  },
});

const mutation = graphql`
  mutation EditStateMutation($seen: SeenProviderInput!) {
    takeBackEdit(seen: $seen) {
      provider {
        version
      }
    }
  }
`;

/** Whether an owner's changes wait for review, or why they were refused. */
export function EditState({ provider }: { provider: EditState_provider$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const data = useFragment(
    graphql`
      fragment EditState_provider on OwnProvider {
        edit {
          outcome
          reason
          noticeUntil
        }
        ...ownValues_provider
      }
    `,
    provider,
  );
  const [isPending, takeBack] = usePending(async () => {
    try {
      const variables = { seen: seenOf(readOwn(data).version) };
      await commit<EditStateMutation>(environment, { mutation, variables });
      await revalidate();
    } catch (error) {
      showError(intl, error, messages.failed);
    }
  });
  const { edit } = data;
  if (edit?.outcome === 'REFUSED')
    return (
      <Notice type="warning">
        <p>
          <FormattedMessage
            id="ownBusiness.refused"
            defaultMessage="Our team did not publish your last changes: {reason}"
            description="Above the form for an own business; {reason} is in the words of our team"
            values={{ reason: edit.reason }}
          />
        </p>
      </Notice>
    );
  if (!edit || edit.outcome) return null;
  return (
    <Notice type="info">
      <p>
        <FormattedMessage
          id="ownBusiness.waits"
          defaultMessage="Your changes wait for review. Until we publish them, everybody sees the page as it was. We will write to you."
          description="Above the form for an own business"
        />
      </p>
      {edit.noticeUntil && (
        <p>
          <FormattedMessage
            id="ownBusiness.notice"
            defaultMessage="Email and phone change together: to protect you, we told the former contacts, and publish this from {date} on."
            description="Above the form for an own business whose contacts all change"
            values={{ date: <FormattedDate value={edit.noticeUntil} dateStyle="long" /> }}
          />
        </p>
      )}
      <Button variant="outline" isPending={isPending} onPress={takeBack}>
        <FormattedMessage
          id="ownBusiness.takeBack"
          defaultMessage="Take changes back"
          description="Button: what waits for review is dropped"
        />
      </Button>
    </Notice>
  );
}
