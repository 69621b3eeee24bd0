import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useDueDate } from '../useDueDate.ts';

/** Until when it can be undone, and how; a mail says it too. */
export function DeletionScheduled({ dueAt }: { dueAt: string }) {
  const dueDate = useDueDate();
  return (
    <>
      <Notice type="success">
        <p role="status">
          <FormattedMessage
            id="deletion.done"
            defaultMessage="Your account will be deleted after <strong>{date}</strong>, and you were logged out everywhere. If you change your mind, log in before then and keep it. We mailed you this too."
            description="After confirming that the account is to be deleted; {date} has day and hour"
            values={{ date: dueDate(dueAt), strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </Notice>
      <LinkButton variant="outline" href={paths.home()}>
        <FormattedMessage id="deletion.home" defaultMessage="Go to the home page" description="Link" />
      </LinkButton>
    </>
  );
}
