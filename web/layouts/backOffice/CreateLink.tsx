import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const messages = defineMessages({
  user: { id: 'bo.createUser', defaultMessage: 'Create User', description: 'Link above the list of users' },
  provider: {
    id: 'bo.createProvider',
    defaultMessage: 'Create Provider',
    description: 'Link above the lists of providers',
  },
  service: { id: 'bo.createService', defaultMessage: 'Create Service', description: 'Link above the list of services' },
});

const links = {
  [paths.boUsers()]: { href: paths.boNewUser(), message: messages.user },
  [paths.boProviders()]: { href: paths.boNewProvider(), message: messages.provider },
  [paths.boUnapproved()]: { href: paths.boNewProvider(), message: messages.provider },
  [paths.boServices()]: { href: paths.boNewService(), message: messages.service },
};

/** On the page of a list, what makes a new item of it. */
export function CreateLink({ pathname }: { pathname: string }) {
  const link = links[pathname.replace(/\/$/, '')];
  if (!link) return null;
  return (
    <LinkButton href={link.href}>
      <Icon name="plus" />
      <FormattedMessage {...link.message} />
    </LinkButton>
  );
}
