import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { DeleteAccountPageMutation } from '#web/__generated__/DeleteAccountPageMutation.graphql.ts';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { refreshSession } from '#web/session/keepSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { DeletionTerms } from '../DeletionTerms.tsx';
import { useDueDate } from '../useDueDate.ts';

const mutation = graphql`
  mutation DeleteAccountPageMutation($input: ConfirmAccountDeletionInput!) {
    confirmAccountDeletion(input: $input) {
      deletionDueAt
    }
  }
`;

/** The page of the mailed link that deletes an account, after a press: mail scanners open every link. */
export function DeleteAccountPage() {
  const intl = useIntl();
  const token = useLoaderData<string | null>();
  const [dueAt, setDueAt] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, confirm] = usePending(async () => {
    try {
      const { confirmAccountDeletion } = await ask<DeleteAccountPageMutation>(mutation, {
        input: { token: token ?? '' },
      });
      setDueAt(confirmAccountDeletion.deletionDueAt);
      forgetMailedToken(paths.deleteAccount());
      // Checks the session instead of signing out, as the link may belong to another account than the signed-in one.
      void refreshSession();
    } catch (error) {
      if (error instanceof ApiError && error.field === 'token') setRefusal(error.message);
      else showFailure(intl, error, formFailure);
    }
  });

  const title = intl.formatMessage({ id: 'deletion.pageTitle', defaultMessage: 'Delete your account' });
  return (
    <AccountPage title={title}>
      {dueAt ? (
        <DeletionScheduled dueAt={dueAt} />
      ) : token && !refusal ? (
        <>
          <DeletionTerms />
          <Button variant="danger" isPending={isPending} onPress={confirm}>
            <FormattedMessage id="deletion.title" />
          </Button>
          <LinkButton variant="outline" href={paths.home()}>
            <FormattedMessage id="deletion.keep" />
          </LinkButton>
        </>
      ) : (
        <DeletionRefused reason={refusal} />
      )}
    </AccountPage>
  );
}

/**
 * A message that the link is invalid, for the server's reason or because its token is missing, with advice on getting a
 * new one.
 */
function DeletionRefused({ reason }: { reason: string | null }) {
  return (
    <>
      <Notice type="warning">
        <p role="status">
          {reason ?? (
            <FormattedMessage
              id="deletion.noToken"
              defaultMessage="This link is incomplete. Open it again from the email, or request a new one in your profile."
            />
          )}
        </p>
      </Notice>
      <LinkButton href={paths.profile()}>
        <FormattedMessage id="verify.profile" />
      </LinkButton>
    </>
  );
}

/** The deadline for undoing the deletion, and instructions; a mail contains them, too. */
function DeletionScheduled({ dueAt }: { dueAt: string }) {
  const dueDate = useDueDate();
  return (
    <>
      <Notice type="success">
        <p role="status">
          <FormattedMessage
            id="deletion.done"
            defaultMessage="Your account will be deleted after <strong>{date}</strong>, and you have been logged out everywhere. If you change your mind, log in before then and keep it. We also emailed you this."
            values={{ date: dueDate(dueAt), strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </Notice>
      <LinkButton variant="outline" href={paths.home()}>
        <FormattedMessage id="page.toHome" />
      </LinkButton>
    </>
  );
}
