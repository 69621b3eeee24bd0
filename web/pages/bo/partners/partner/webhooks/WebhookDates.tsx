import { FormattedDate, FormattedMessage } from 'react-intl';
import css from './WebhookItem.module.css';

/** When it was entered, and since when it is stopped. */
export function WebhookDates({ createdAt, disabledAt }: { createdAt: string; disabledAt: string | null }) {
  return (
    <p className={css.dates}>
      <FormattedMessage
        id="bo.webhooks.created"
        defaultMessage="Created {date}"
        description="When a webhook was entered"
        values={{ date: <Day key="created" value={createdAt} /> }}
      />
      {disabledAt && (
        <>
          {' · '}
          <FormattedMessage
            id="bo.webhooks.stoppedAt"
            defaultMessage="Stopped {date}"
            description="When a webhook was stopped"
            values={{ date: <Day key="stopped" value={disabledAt} /> }}
          />
        </>
      )}
    </p>
  );
}

function Day({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" />
    </time>
  );
}
