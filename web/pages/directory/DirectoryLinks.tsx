import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { sceneOf } from '#shared/scenes.ts';
import type { DirectoryLinks_links$key } from '#web/__generated__/DirectoryLinks_links.graphql.ts';
import { Text } from '#web/ui/layout.tsx';
import { Scene } from '#web/ui/Scene.tsx';
import css from './DirectoryPage.module.css';

interface DirectoryLinksProps {
  id: string;
  links: DirectoryLinks_links$key;
  /** The part in which the linked pages differ: services have drawings. */
  shows: 'place' | 'service';
  /** The heading of the links. */
  children: ReactNode;
}

/** Links to other pages of the directory, with the number of their providers. */
export function DirectoryLinks({ id, links: key, shows, children }: DirectoryLinksProps) {
  const links = useFragment(
    graphql`
      fragment DirectoryLinks_links on DirectoryLink @relay(plural: true) {
        serviceName
        placeName
        category {
          databaseId
        }
        subcategoryId: subcategoryDatabaseId
        service {
          databaseId
        }
        path
        count
      }
    `,
    key,
  );
  if (links.length === 0) return null;
  const scenes = new Map(
    links.map(({ path, category, subcategoryId, service }) => [
      path,
      sceneOf({ categoryId: category?.databaseId, subcategoryId, serviceId: service?.databaseId }),
    ]),
  );
  // drawings are omitted if they are the same for all links
  const isDrawn = shows === 'service' && new Set(scenes.values()).size > 1;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{children}</h2>
      <ul className={css.links} data-drawn={isDrawn || undefined}>
        {links.map(({ serviceName, placeName, path, count }) => (
          <li key={path}>
            <Link className={css.tile} to={path}>
              {isDrawn && (
                <span className={css.scene}>
                  <Scene name={scenes.get(path)!} />
                </span>
              )}
              <span>{shows === 'place' ? placeName : serviceName}</span>
              <Text as="span" note>
                <FormattedNumber value={count} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
