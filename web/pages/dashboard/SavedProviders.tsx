import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SavedProviders_shortlist$key } from '#web/__generated__/SavedProviders_shortlist.graphql.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { KeptList, KeptRow } from './KeptList.tsx';

const MOST = 5;

/** The first businesses of the shortlist; nothing if the shortlist is empty. */
export function SavedProviders({ shortlist }: { shortlist: SavedProviders_shortlist$key }) {
  const { providers } = useFragment(
    graphql`
      fragment SavedProviders_shortlist on Shortlist {
        providers {
          databaseId
          businessName
          path
          place {
            name
          }
        }
      }
    `,
    shortlist,
  );
  if (providers.length === 0) return null;
  return (
    <KeptList
      id="saved"
      title={<FormattedMessage id="dashboard.saved" defaultMessage="Your shortlist" />}
      action={
        <LinkButton variant="outline" href={paths.shortlist()}>
          <FormattedMessage id="dashboard.compare" defaultMessage="Compare and request quotes" />
        </LinkButton>
      }
    >
      {providers.slice(0, MOST).map(({ databaseId, businessName, path, place }) => (
        <KeptRow key={databaseId} href={path} title={<span dir="auto">{businessName}</span>} note={place.name} />
      ))}
    </KeptList>
  );
}
