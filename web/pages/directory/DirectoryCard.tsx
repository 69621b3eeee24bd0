import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DirectoryCard_provider$key } from '#web/__generated__/DirectoryCard_provider.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import frame from '../landing/ResultFrame.module.css';
import { ContactList } from '../landing/results/ContactList.tsx';
import { cutDescription } from '../landing/results/cutDescription.ts';
import css from './DirectoryPage.module.css';

const MOST_SERVICES = 6;

/** A provider in a list of the directory, with its contacts. */
export function DirectoryCard({ provider: key }: { provider: DirectoryCard_provider$key }) {
  const { path, businessName, description, address, contacts, providerServices } = useFragment(
    graphql`
      fragment DirectoryCard_provider on PublicProvider {
        path
        businessName
        description
        address {
          displayName
        }
        contacts {
          ...ContactList_contacts
        }
        providerServices {
          service {
            name
          }
        }
      }
    `,
    key,
  );
  const services = [...new Set(providerServices.map(({ service }) => service.name))];
  return (
    <Card>
      <article className={frame.frame}>
        <div className={frame.about}>
          <h2 className={css.name}>
            <Link to={path} dir="auto">
              {businessName}
            </Link>
          </h2>
          <p className={css.where}>
            <Icon name="pin" size={18} />
            {address.displayName}
          </p>
          {description && <p className={css.description}>{cutDescription(description)}</p>}
          <ul className={css.chips}>
            {services.slice(0, MOST_SERVICES).map((name) => (
              <li key={name}>
                <Chip>{name}</Chip>
              </li>
            ))}
            {services.length > MOST_SERVICES && (
              <li>
                <Chip>+{services.length - MOST_SERVICES}</Chip>
              </li>
            )}
          </ul>
        </div>
        <ContactList name={businessName} contacts={contacts} />
      </article>
    </Card>
  );
}
