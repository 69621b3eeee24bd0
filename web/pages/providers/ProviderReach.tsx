import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { websiteLink } from '#shared/websiteLink.ts';
import type { ProviderReach_provider$key } from '#web/__generated__/ProviderReach_provider.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ContactList } from '../landing/results/ContactList.tsx';
import css from './ProviderPage.module.css';
import { providerPageMessages } from './providerPageMessages.ts';

export function ProviderReach({ provider }: { provider: ProviderReach_provider$key }) {
  const { businessName, websiteUrl, contacts } = useFragment(
    graphql`
      fragment ProviderReach_provider on PublicProvider {
        businessName
        websiteUrl
        contacts {
          ...ContactList_contacts
        }
      }
    `,
    provider,
  );
  const website = websiteLink(websiteUrl);
  if (contacts.length === 0 && !website) return null;
  return (
    <div className={css.aside}>
      <Card>
        <section className={css.reach} aria-labelledby="contact">
          <h2 className={css.title} id="contact">
            <FormattedMessage {...providerPageMessages.contact} />
          </h2>
          <ContactList name={businessName} contacts={contacts} isFull />
          {website && (
            <a className={css.website} href={website.href} target="_blank" rel="nofollow noopener">
              <Icon name="globe" />
              <span>{website.text}</span>
            </a>
          )}
        </section>
      </Card>
    </div>
  );
}
