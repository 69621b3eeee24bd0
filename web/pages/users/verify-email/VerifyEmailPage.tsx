import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { VerifyEmailPageMutation } from '#web/__generated__/VerifyEmailPageMutation.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { refreshSession } from '#web/session/keepSession.ts';
import { AccountPage } from '../AccountPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { EmailConfirmed } from './EmailConfirmed.tsx';
import { EmailNotConfirmed } from './EmailNotConfirmed.tsx';

const mutation = graphql`
  mutation VerifyEmailPageMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      email
      isForAccount
    }
  }
`;

type Confirmed = VerifyEmailPageMutation['response']['verifyEmail'];

/** Confirms by a press, not by opening the link: scanners of mails open every link. */
export function VerifyEmailPage() {
  const intl = useIntl();
  const token = useLoaderData<string | null>();
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, confirm] = usePending(async () => {
    try {
      const { verifyEmail } = await ask<VerifyEmailPageMutation>(mutation, { input: { token: token ?? '' } });
      setConfirmed(verifyEmail);
      // without an account it is used again once there is one
      if (verifyEmail.isForAccount) forgetMailedToken(paths.verifyEmail());
      void refreshSession();
    } catch (error) {
      if (error instanceof ApiError && error.field === 'token') setRefusal(error.message);
      else showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });

  const title = intl.formatMessage({
    id: 'verify.title',
    defaultMessage: 'Confirm your email address',
    description: 'Title of the page',
  });
  return (
    <AccountPage title={title}>
      {confirmed ? (
        <EmailConfirmed {...confirmed} />
      ) : token && !refusal ? (
        <ConfirmEmail isPending={isPending} onPress={confirm} />
      ) : (
        <EmailNotConfirmed reason={refusal} />
      )}
    </AccountPage>
  );
}
