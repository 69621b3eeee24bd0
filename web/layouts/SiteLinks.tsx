import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { accountMessages } from './accountMessages.ts';

/** Links to the pages other than the search. */
export function SiteLinks({ onPress }: { onPress?: () => void }) {
  return (
    <>
      <LinkButton variant="quiet" href={paths.carriers()} onPress={onPress}>
        <FormattedMessage id="nav.forCarriers" defaultMessage="For carriers" />
      </LinkButton>
      <LinkButton variant="quiet" href={paths.help()} onPress={onPress}>
        <FormattedMessage {...accountMessages.help} />
      </LinkButton>
    </>
  );
}
