import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PendingImages_query$key } from '#web/__generated__/PendingImages_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Section } from '#web/ui/Section.tsx';
import css from './HomePage.module.css';
import { ImageDecision } from './ImageDecision.tsx';

/** The images pending approval, including those of providers approved earlier; nothing without such images. */
export function PendingImages({ query }: { query: PendingImages_query$key }) {
  const { directoryFigures } = useFragment(
    graphql`
      fragment PendingImages_query on Query {
        directoryFigures {
          pendingImages {
            providers {
              id
              databaseId
              businessName
              ...ImageDecision_provider
            }
          }
        }
      }
    `,
    query,
  );
  const { providers } = directoryFigures.pendingImages;
  if (providers.length === 0) return null;
  return (
    <Section id="images" title={<FormattedMessage id="bo.pendingImages" defaultMessage="Images to approve" />}>
      <ul className={css.images}>
        {providers.map((provider) => (
          <li key={provider.id} className={css.image}>
            <Link href={paths.boProvider(provider.databaseId)}>{provider.businessName}</Link>
            <ImageDecision provider={provider} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
