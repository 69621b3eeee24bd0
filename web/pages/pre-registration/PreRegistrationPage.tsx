import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Page } from '#web/layouts/Page.tsx';
import { Card } from '#web/ui/Card.tsx';
import { NewPreRegistration } from './NewPreRegistration.tsx';
import { NextSteps } from './NextSteps.tsx';
import css from './PreRegistrationPage.module.css';
import { Resubmission } from './resubmission/Resubmission.tsx';

const titles = defineMessages({
  first: {
    id: 'preRegistration.title',
    defaultMessage: 'Pre-register your business',
    description: 'Title of the page',
  },
  again: {
    id: 'preRegistration.titleAgain',
    defaultMessage: 'Send your business again',
    description: 'Title of the page when our team sent a business back, to be corrected',
  },
});

export function PreRegistrationPage() {
  const intl = useIntl();
  // Of a mail that sent a business back.
  const token = useLoaderData<string | null>();
  const title = intl.formatMessage(token ? titles.again : titles.first);
  return (
    <Page
      title={title}
      lead={
        !token && (
          <p>
            <FormattedMessage
              id="preRegistration.text"
              defaultMessage="It takes about two minutes and costs nothing. Fields marked * are required."
              description="Below the title of the page"
            />
          </p>
        )
      }
    >
      <div className={css.columns}>
        <Card>
          <div className={css.form}>{token ? <Resubmission key={token} token={token} /> : <NewPreRegistration />}</div>
        </Card>
        <aside className={css.aside}>
          <Card>
            <div className={css.next}>
              <NextSteps isAgain={Boolean(token)} />
            </div>
          </Card>
        </aside>
      </div>
    </Page>
  );
}
