import { FormattedMessage } from 'react-intl';
import css from './DeletionTerms.module.css';

/** What goes and what stays with a deleted account; the mails say the same. */
export function DeletionTerms() {
  return (
    <dl className={css.terms}>
      <dt>
        <FormattedMessage
          id="deletion.goes"
          defaultMessage="What is deleted"
          description="Before an account is deleted: heading above what goes with it"
        />
      </dt>
      <dd>
        <FormattedMessage
          id="deletion.goesText"
          defaultMessage="Your account with your name, email and password, every session, your ties to businesses, and your name and email in our log."
          description="Before an account is deleted: what goes with it"
        />
      </dd>
      <dt>
        <FormattedMessage
          id="deletion.stays"
          defaultMessage="What stays"
          description="Before an account is deleted: heading above what is kept"
        />
      </dt>
      <dd>
        <FormattedMessage
          id="deletion.staysText"
          defaultMessage="The businesses and their pictures in the directory, without a tie to you (write to us if they are to go too), and what our log says happened, without your name."
          description="Before an account is deleted: what is kept"
        />
      </dd>
      <dd>
        <FormattedMessage
          id="deletion.billing"
          defaultMessage="Data tied to billing would be kept for five years, as the law asks. There is no billing for your account, so nothing is kept for it."
          description="Before an account is deleted: what the usage agreement lets us keep"
        />
      </dd>
      <dt>
        <FormattedMessage
          id="deletion.when"
          defaultMessage="When"
          description="Before an account is deleted: heading above when it happens"
        />
      </dt>
      <dd>
        <FormattedMessage
          id="deletion.whenText"
          defaultMessage="30 days after you confirm it. Until then you can log in and keep the account; after that it cannot be undone."
          description="Before an account is deleted: when it happens, and until when it can be undone"
        />
      </dd>
    </dl>
  );
}
