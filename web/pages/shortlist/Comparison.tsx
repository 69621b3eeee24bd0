import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { websiteLink } from '#shared/websiteLink.ts';
import type {
  Comparison_providers$data,
  Comparison_providers$key,
} from '#web/__generated__/Comparison_providers.graphql.ts';
import { ContactActions } from '#web/businesses/ContactActions.tsx';
import { groupBy } from '#web/businesses/groupByName.ts';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { readPictured } from '#web/businesses/pictured.ts';
import { paths, type Search } from '#web/paths.ts';
import { RecordButton } from '#web/records/RecordButton.tsx';
import { StarButton } from '#web/shortlist/StarButton.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './Comparison.module.css';

type Provider = Comparison_providers$data[number];

interface ComparisonProps {
  providers: Comparison_providers$key;
  /** Database ids of the businesses selected for the request. */
  chosen: readonly number[];
  onChoose: (id: number, isChosen: boolean) => void;
  /** The search for which the businesses are saved. */
  search: Search | undefined;
}

/** A comparison of businesses: each is a column, and each fact is a row. */
export function Comparison({ providers: key, chosen, onChoose, search }: ComparisonProps) {
  const providers = useFragment(
    graphql`
      fragment Comparison_providers on Provider @relay(plural: true) {
        databaseId
        viewToken
        path
        businessName
        description
        approvedAt
        websiteUrl
        image {
          ...pictured_image
        }
        place {
          displayName
        }
        contacts {
          ...ContactActions_contacts
        }
        providerServices {
          ...pictured_service
          service {
            name
          }
          place {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the section, which scrolls horizontally
    <section className={css.frame} data-screen tabIndex={0} aria-labelledby="shortlist">
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {providers.map((provider) => {
              const { databaseId, path, businessName } = provider;
              return (
                <th key={databaseId} scope="col">
                  <span className={css.head}>
                    <Picture {...provider} />
                    <StarButton id={databaseId} name={businessName} />
                  </span>
                  <Link to={path} dir="auto">
                    {businessName}
                  </Link>
                  <Checkbox
                    isSelected={chosen.includes(databaseId)}
                    onChange={(isChosen) => onChoose(databaseId, isChosen)}
                  >
                    <FormattedMessage id="shortlist.choose" defaultMessage="Request a quote" />
                  </Checkbox>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <Row providers={providers} label={<FormattedMessage id="app.contact" />}>
            {({ databaseId, viewToken, businessName, path, contacts }) => (
              <div className={css.contacts}>
                <ContactActions
                  provider={{ databaseId, viewToken }}
                  name={businessName}
                  path={path}
                  contacts={contacts}
                  search={search && paths.search(search).split('?')[1]}
                />
              </div>
            )}
          </Row>
          <Row providers={providers} label={<FormattedMessage id="page.city" />}>
            {({ place }) => place.displayName}
          </Row>
          <Row providers={providers} label={<FormattedMessage id="app.services" />}>
            {({ providerServices }) => (
              <Stack as="ul" gap={2}>
                {groupBy(providerServices, ({ service }) => service.name).map((offers) => (
                  <li key={offers[0].service.name}>
                    {offers[0].service.name}
                    <Text note>{[...new Set(offers.map(({ place }) => place.name))].join(' · ')}</Text>
                  </li>
                ))}
              </Stack>
            )}
          </Row>
          <Row providers={providers} label={<FormattedMessage id="page.description" />}>
            {({ description }) => <p className={css.description}>{description}</p>}
          </Row>
          <Row providers={providers} label={<FormattedMessage id="page.website" />}>
            {({ websiteUrl }) => {
              const website = websiteLink(websiteUrl);
              return (
                website && (
                  <a href={website.href} target="_blank" rel="nofollow noopener">
                    {website.text}
                  </a>
                )
              );
            }}
          </Row>
          <Row
            providers={providers}
            label={<FormattedMessage id="shortlist.record" defaultMessage="Record of what is published" />}
          >
            {({ databaseId }) => <RecordButton databaseId={databaseId} />}
          </Row>
          <Row
            providers={providers}
            label={
              <FormattedMessage
                id="shortlist.reviewed"
                defaultMessage="Reviewed"
                description="Row of a comparison: date"
              />
            }
          >
            {({ approvedAt }) => <FormattedDate value={approvedAt!} year="numeric" month="short" timeZone="UTC" />}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

function Picture({ databaseId, businessName, image, providerServices }: Provider) {
  const pictured = readPictured(image, providerServices[0], databaseId);
  return (
    <ProviderPicture
      name={businessName}
      url={pictured.image?.url}
      srcSet={pictured.image?.srcSet}
      scene={pictured.scene}
    />
  );
}

interface RowProps {
  providers: readonly Provider[];
  label: ReactNode;
  children: (provider: Provider) => ReactNode;
}

function Row({ providers, label, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {providers.map((provider) => (
        <td key={provider.databaseId}>{children(provider) || '—'}</td>
      ))}
    </tr>
  );
}
