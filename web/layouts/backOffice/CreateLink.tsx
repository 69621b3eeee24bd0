import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './BackOfficeBar.module.css';

const messages = defineMessages({
  user: { id: 'bo.createUser', defaultMessage: 'Create User', description: 'Link above the list of users' },
  provider: {
    id: 'bo.createProvider',
    defaultMessage: 'Create Provider',
    description: 'Link above the lists of providers',
  },
  partner: {
    id: 'bo.newPartner',
    defaultMessage: 'New partner',
    description: 'Link above the list of partners, and the title of the page that it leads to',
  },
  service: { id: 'bo.createService', defaultMessage: 'Create Service', description: 'Link above the list of services' },
});

const links = {
  [paths.boUsers()]: { href: paths.boNewUser(), message: messages.user },
  [paths.boProviders()]: { href: paths.boNewProvider(), message: messages.provider },
  [paths.boUnapproved()]: { href: paths.boNewProvider(), message: messages.provider },
  [paths.boPartners()]: { href: paths.boNewPartner(), message: messages.partner },
  [paths.boServices()]: { href: paths.boNewService(), message: messages.service },
};

/** On the page of a list, what makes a new item of it, or many. */
export function CreateLink({ pathname }: { pathname: string }) {
  const list = pathname.replace(/\/$/, '');
  const link = links[list];
  if (!link) return null;
  return (
    <div className={css.create}>
      {list === paths.boProviders() && (
        <LinkButton variant="outline" href={paths.boImports()}>
          <FormattedMessage
            id="bo.import"
            defaultMessage="Import providers"
            description="Title of a page, and the link to it: a file of providers is brought in"
          />
        </LinkButton>
      )}
      <LinkButton href={link.href}>
        <Icon name="plus" />
        <FormattedMessage {...link.message} />
      </LinkButton>
    </div>
  );
}
