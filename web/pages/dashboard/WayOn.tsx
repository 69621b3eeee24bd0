import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { emailUrl } from '#shared/emailAddress.ts';
import type { WayOnMutation } from '#web/__generated__/WayOnMutation.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { StatusText } from '#web/businesses/StatusText.tsx';
import { getConfig } from '#web/config.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './DashboardPage.module.css';

interface WayOnProps {
  databaseId: number;
  status: BusinessState;
  /** Why it was sent back, rejected or suspended, in our team's words. */
  reason: string | null;
  /** Of its page, once it is approved. */
  path: string | null;
}

const mutation = graphql`
  mutation WayOnMutation($databaseId: Int!) {
    startCorrection(databaseId: $databaseId) {
      resubmitToken
    }
  }
`;

/** The meaning of a business's state for its owner, and the possible next step. */
export function WayOn({ databaseId, status, reason, path }: WayOnProps) {
  const { email } = getConfig().footer;
  return (
    <div className={css.next}>
      <StatusText status={status} reason={reason} />
      {status === 'SENT_BACK' && <CorrectButton databaseId={databaseId} />}
      {(status === 'REJECTED' || status === 'SUSPENDED') && email && (
        <LinkButton variant="outline" href={`${emailUrl(email)}?subject=${encodeURIComponent(`#${databaseId}`)}`}>
          <FormattedMessage
            id="dashboard.writeToUs"
            defaultMessage="Write to us"
            description="Link to write a mail about a business that was rejected or suspended"
          />
        </LinkButton>
      )}
      {path && (
        <div className={css.ways}>
          <LinkButton href={paths.business(databaseId)}>
            <FormattedMessage
              id="dashboard.edit"
              defaultMessage="Edit"
              description="Link to the page where an owner edits a published business"
            />
          </LinkButton>
          <LinkButton variant="outline" href={path}>
            <FormattedMessage
              id="dashboard.seePage"
              defaultMessage="See its page"
              description="Link to the public page of a business"
            />
          </LinkButton>
          <LinkButton variant="outline" href={paths.businessNumbers(databaseId)}>
            <FormattedMessage
              id="dashboard.numbers"
              defaultMessage="What it brings"
              description="Link to the page with the numbers of an own business"
            />
          </LinkButton>
          <LinkButton variant="outline" href={paths.businessPeople(databaseId)}>
            <FormattedMessage
              id="dashboard.people"
              defaultMessage="People"
              description="Link to the page with the people of an own business"
            />
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function CorrectButton({ databaseId }: { databaseId: number }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPending, correct] = usePending(async () => {
    try {
      const { startCorrection } = await ask<WayOnMutation>(mutation, { databaseId });
      await navigate(`${paths.preRegistration()}?resubmit=${startCorrection.resubmitToken}`);
    } catch (error) {
      showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });
  return (
    <Button isPending={isPending} onPress={correct}>
      <FormattedMessage
        id="dashboard.correct"
        defaultMessage="Correct and send again"
        description="Button that leads to the form of a business that was sent back"
      />
    </Button>
  );
}
