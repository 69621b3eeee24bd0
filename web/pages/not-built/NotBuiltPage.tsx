import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useMatches } from 'react-router';
import { getConfig } from '../../config.ts';
import { emailLink } from '../../contactLinks.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './NotBuiltPage.module.css';

const titles = defineMessages({
  users: { id: 'bo.users', defaultMessage: 'Users', description: 'Link: the list of users' },
  services: { id: 'bo.services', defaultMessage: 'Services', description: 'Link: the list of services' },
  files: { id: 'bo.files', defaultMessage: 'Files', description: 'Link: the list of uploaded files' },
  logs: { id: 'bo.logs', defaultMessage: 'Logs', description: 'Link: the list of what happened' },
  videos: { id: 'bo.videos', defaultMessage: 'Videos', description: 'In the breadcrumbs: the instructional videos' },
});

export type UnbuiltPage = keyof typeof titles;

/** Says honestly that a page is not there yet. Each of its routes names the page in its handle. */
export function NotBuiltPage() {
  const intl = useIntl();
  const title = intl.formatMessage(titles[useMatches().at(-1)?.handle as UnbuiltPage]);
  const { email } = getConfig().footer;
  const mail = emailLink(email);
  return (
    <section className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>
        <FormattedMessage
          id="notBuilt.text"
          defaultMessage="We are still building this page, and nothing here works yet. Searching providers does."
          description="Tells that a page does not exist yet, while the search does"
        />
      </p>
      <div className={css.actions}>
        <LinkButton href={paths.home()}>
          <Icon name="search" />
          <FormattedMessage
            id="notBuilt.home"
            defaultMessage="Search providers"
            description="Link from an unfinished page to the landing page"
          />
        </LinkButton>
        {mail && (
          <LinkButton variant="outline" href={mail}>
            <Icon name="mail" />
            <FormattedMessage
              id="notBuilt.mail"
              defaultMessage="Write to us"
              description="Link from an unfinished page that opens a mail to us"
            />
          </LinkButton>
        )}
      </div>
    </section>
  );
}
