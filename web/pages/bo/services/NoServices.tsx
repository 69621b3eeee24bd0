import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import type { List } from '../list/useList.ts';

/** In place of the list of services. */
export function NoServices({ list }: { list: List<never> }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={list.showAll} />;
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noServicesYet"
          defaultMessage="There are no services yet. Providers choose what they offer from this list: enter the first one."
          description="In place of the list of services"
        />
      </p>
      <LinkButton variant="outline" href={paths.boNewService()}>
        <FormattedMessage
          id="bo.enterService"
          defaultMessage="Enter a service"
          description="Link in place of the list of services, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}
