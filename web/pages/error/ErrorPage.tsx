import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack } from '#web/ui/layout.tsx';
import css from './ErrorPage.module.css';

const maxLength = 500;

/** Shows the message of a link or a redirect as plain text, since anyone may have written it. */
export function ErrorPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const message = query.get('message')?.trim().slice(0, maxLength);
  const title = message
    ? intl.formatMessage({ id: 'error.stopped', defaultMessage: 'That did not work' })
    : intl.formatMessage({ id: 'error.unexpected', defaultMessage: 'Something went wrong on our side' });
  return (
    <CardPage
      title={title}
      size="wide"
      drawing="warning"
      actions={
        <>
          <LinkButton href={paths.home()}>
            <FormattedMessage id="page.toHome" />
          </LinkButton>
          <LinkButton variant="outline" href={paths.help()}>
            <FormattedMessage id="error.help" defaultMessage="Get help" />
          </LinkButton>
        </>
      }
    >
      {message ? (
        <Stack as="figure" gap={2}>
          <figcaption>
            <FormattedMessage id="error.quoted" defaultMessage="The link you opened says:" />
          </figcaption>
          <blockquote className={css.message}>{message}</blockquote>
        </Stack>
      ) : (
        <p>
          <FormattedMessage
            id="error.unexpectedText"
            defaultMessage="You did nothing wrong. Go back and try again in a minute; if it happens again, write to us."
          />
        </p>
      )}
    </CardPage>
  );
}
