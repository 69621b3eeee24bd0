import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './ErrorPage.module.css';

const maxLength = 500;

/** Says what a link or a redirect brought along, as text: it may come from anybody. */
export function ErrorPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const message = query.get('message')?.trim().slice(0, maxLength);
  const title = intl.formatMessage({ id: 'error.title', defaultMessage: 'Error', description: 'Title of a page' });
  return (
    <section className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <p className={css.message}>
        {message || (
          <FormattedMessage
            id="error.unexpected"
            defaultMessage="An unexpected error occurred"
            description="On the error page, when nothing more is known"
          />
        )}
      </p>
      <div className={css.actions}>
        <LinkButton href={paths.home()}>
          <FormattedMessage id="error.home" defaultMessage="Go to the home page" description="Link on the error page" />
        </LinkButton>
        <LinkButton variant="outline" href={paths.help()}>
          <FormattedMessage id="error.help" defaultMessage="Get help" description="Link on the error page" />
        </LinkButton>
      </div>
    </section>
  );
}
