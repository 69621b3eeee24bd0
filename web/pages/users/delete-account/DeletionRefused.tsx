import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The link is no good, for the server's reason or because its token is missing; and how to get another. */
export function DeletionRefused({ reason }: { reason: string | null }) {
  return (
    <>
      <Notice type="warning">
        <p role="status">
          {reason ?? (
            <FormattedMessage
              id="deletion.noToken"
              defaultMessage="This link is not complete. Open it again from the mail, or ask for a new one in your profile."
              description="When the link that deletes an account lacks its secret part"
            />
          )}
        </p>
      </Notice>
      <LinkButton href={paths.profile()}>
        <FormattedMessage id="verify.profile" defaultMessage="Go to my profile" description="Link" />
      </LinkButton>
    </>
  );
}
