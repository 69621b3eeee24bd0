import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import type { List } from '../list/useList.ts';

/** In place of the list of all providers. */
export function NoProviders<Field extends string>({ list }: { list: List<Field> }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={() => list.searchFor('')} />;
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noProviders"
          defaultMessage="There are no providers yet. Enter the first one, or wait for businesses to pre-register."
          description="In place of the list of providers"
        />
      </p>
      <LinkButton variant="outline" href={paths.boNewProvider()}>
        <FormattedMessage
          id="bo.enterProvider"
          defaultMessage="Enter a provider"
          description="Link in place of the list of providers, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}
