import { FormattedMessage } from 'react-intl';
import css from './account.module.css';

/** The data that is deleted with an account, and the data that remains, as in the mails. */
export function DeletionTerms() {
  return (
    <dl className={css.terms}>
      <dt>
        <FormattedMessage id="deletion.goes" defaultMessage="What is deleted" />
      </dt>
      <dd>
        <FormattedMessage
          id="deletion.goesText"
          defaultMessage="Your account with your name, email and password, all sessions, your links to businesses, and your name and email in our log. If you are the only owner of a business, its editors lose access too."
        />
      </dd>
      <dt>
        <FormattedMessage id="deletion.stays" defaultMessage="What stays" />
      </dt>
      <dd>
        <FormattedMessage
          id="deletion.staysText"
          defaultMessage="The businesses and their images in the directory, no longer linked to you (contact us if you want them removed too), and the log of what happened, without your name."
        />
      </dd>
      <dd>
        <FormattedMessage
          id="deletion.billing"
          defaultMessage="The law requires us to keep billing data for five years. Your account has no billing data, so nothing is kept."
        />
      </dd>
      <dt>
        <FormattedMessage id="deletion.when" defaultMessage="When" />
      </dt>
      <dd>
        <FormattedMessage
          id="deletion.whenText"
          defaultMessage="30 days after you confirm it. Until then you can log in and keep the account; after that it cannot be undone."
        />
      </dd>
    </dl>
  );
}
