import { FormattedMessage } from 'react-intl';
import type { WayOnMutation } from '#web/__generated__/WayOnMutation.graphql.ts';
import { ContactUs } from '#web/businesses/ContactUs.tsx';
import { CorrectButton } from '#web/businesses/CorrectButton.tsx';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { StatusText } from '#web/businesses/StatusText.tsx';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { CodeButton } from './CodeButton.tsx';
import css from './DashboardPage.module.css';

interface WayOnProps {
  databaseId: number;
  status: BusinessState;
  /** The reason why the business was sent back, rejected or suspended. */
  reason: string | null;
  /** The path of the business's page, once the business is approved. */
  path: string | null;
}

const mutation = graphql`
  mutation WayOnMutation($input: StartCorrectionInput!) {
    startCorrection(input: $input) {
      resubmitToken
    }
  }
`;

async function startCorrection(databaseId: number): Promise<string> {
  const { startCorrection } = await ask<WayOnMutation>(mutation, { input: { providerId: String(databaseId) } });
  return startCorrection.resubmitToken;
}

/** Explains a business's state to its owner, with the possible next step. */
export function WayOn({ databaseId, status, reason, path }: WayOnProps) {
  return (
    <div className={css.next}>
      <StatusText status={status} reason={reason} />
      {status === 'SENT_BACK' && <CorrectButton start={() => startCorrection(databaseId)} />}
      {(status === 'REJECTED' || status === 'SUSPENDED') && <ContactUs subject={`#${databaseId}`} />}
      {(path || status === 'SUSPENDED') && (
        <div className={css.buttons}>
          {path && (
            <>
              <LinkButton variant="secondary" href={paths.business(databaseId)}>
                <FormattedMessage id="page.edit" />
              </LinkButton>
              <LinkButton variant="outline" href={path}>
                <FormattedMessage id="dashboard.seePage" />
              </LinkButton>
            </>
          )}
          <LinkButton variant="outline" href={paths.businessNumbers(databaseId)}>
            <FormattedMessage id="dashboard.numbers" defaultMessage="Statistics" />
          </LinkButton>
          <LinkButton variant="outline" href={paths.businessPeople(databaseId)}>
            <FormattedMessage id="page.people" />
          </LinkButton>
          {path && <CodeButton databaseId={databaseId} />}
        </div>
      )}
    </div>
  );
}
