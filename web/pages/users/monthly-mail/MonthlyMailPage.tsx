import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { MonthlyMailPageMutation } from '#web/__generated__/MonthlyMailPageMutation.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';

const mutation = graphql`
  mutation MonthlyMailPageMutation($token: String!) {
    endMonthlyMail(token: $token) {
      done
    }
  }
`;

/** Ends by a press, not by opening the link: scanners of mails open every link. */
export function MonthlyMailPage() {
  const intl = useIntl();
  const token = useLoaderData<string | null>();
  const [isEnded, setEnded] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, end] = usePending(async () => {
    try {
      await ask<MonthlyMailPageMutation>(mutation, { token: token ?? '' });
      setEnded(true);
    } catch (error) {
      if (error instanceof ApiError && error.field === 'token') setRefusal(error.message);
      else showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });
  const title = intl.formatMessage({
    id: 'monthlyMail.title',
    defaultMessage: 'Monthly mail',
    description: 'Title of the page that the link in the monthly mail leads to',
  });
  return (
    <AccountPage title={title}>
      {isEnded ? (
        <Notice type="success">
          <p role="status">
            <FormattedMessage
              id="monthlyMail.ended"
              defaultMessage="Done: the mail does not come any more. You can turn it on again on the page with your numbers."
              description="After the monthly mail was ended"
            />
          </p>
        </Notice>
      ) : token && !refusal ? (
        <>
          <p>
            <FormattedMessage
              id="monthlyMail.text"
              defaultMessage="Once a month we write to you what your page brought."
              description="Above the button that ends the monthly mail"
            />
          </p>
          <Button isPending={isPending} onPress={end}>
            <FormattedMessage id="monthlyMail.end" defaultMessage="End this mail" description="Button" />
          </Button>
        </>
      ) : (
        <Notice type="warning">
          <p role="status">
            {refusal ?? (
              <FormattedMessage
                id="monthlyMail.noToken"
                defaultMessage="This link is not complete. Open it again from the mail."
                description="When the link in the monthly mail lacks its secret part"
              />
            )}
          </p>
        </Notice>
      )}
      <LinkButton variant="outline" href={paths.dashboard()}>
        <FormattedMessage
          id="ownBusiness.dashboard"
          defaultMessage="Go to your dashboard"
          description="Link from the page of an own business"
        />
      </LinkButton>
    </AccountPage>
  );
}
