import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DirectoryLinks_links$key } from '#web/__generated__/DirectoryLinks_links.graphql.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './DirectoryPage.module.css';

interface DirectoryLinksProps {
  id: string;
  links: DirectoryLinks_links$key;
  /** The part in which the pages differ. */
  shows: 'place' | 'service';
  /** The heading. */
  children: ReactNode;
}

/** Links to other pages of the directory, with the number of their providers. */
export function DirectoryLinks({ id, links: key, shows, children }: DirectoryLinksProps) {
  const links = useFragment(
    graphql`
      fragment DirectoryLinks_links on DirectoryLink @relay(plural: true) {
        serviceName
        placeName
        path
        count
      }
    `,
    key,
  );
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{children}</h2>
      <ul className={css.links}>
        {links.map(({ serviceName, placeName, path, count }) => (
          <li key={path}>
            <Link className={css.link} to={path}>
              {shows === 'place' ? placeName : serviceName}
            </Link>{' '}
            <Text as="span" note>
              <FormattedNumber value={count} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
