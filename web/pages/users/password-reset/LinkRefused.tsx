import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Why the link is no good, and how to get another. */
export function LinkRefused({ children }: { children: string }) {
  return (
    <Notice type="warning">
      <p>{children}</p>
      <Link href={paths.forgot()}>
        <FormattedMessage
          id="reset.askAgain"
          defaultMessage="Ask for a new link"
          description="Link to the page that sends a link for a new password"
        />
      </Link>
    </Notice>
  );
}
