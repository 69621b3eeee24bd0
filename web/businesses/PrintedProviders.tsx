/* eslint-disable relay/unused-fields -- laneInWords and credentialInWords read the lanes and credentials. */
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { hoursInWords } from '#shared/openingHours.ts';
import type { PrintedProviders_providers$key } from '#web/__generated__/PrintedProviders_providers.graphql.ts';
import { pageContext } from '#web/pageContext.ts';
import { useIsPrinted } from '#web/useMediaQuery.ts';
import { ControlLine } from './ControlLine.tsx';
import { credentialInWords } from './credentialMessages.ts';
import { groupBy } from './groupByName.ts';
import { laneInWords } from './laneMessages.ts';
import { PrintedContacts } from './PrintedContacts.tsx';
import css from './PrintedProviders.module.css';
import { useHoursWords } from './useHoursWords.ts';

/** Providers on paper, instead of their cards on the screen. */
export function PrintedProviders({ providers: key }: { providers: PrintedProviders_providers$key }) {
  const intl = useIntl();
  const isPrinted = useIsPrinted();
  const words = useHoursWords();
  const providers = useFragment(
    graphql`
      fragment PrintedProviders_providers on Provider @relay(plural: true) {
        databaseId
        path
        businessName
        description
        websiteUrl
        place {
          displayName
        }
        contacts {
          ...PrintedContacts_contacts
        }
        providerServices {
          service {
            name
          }
          place {
            name
          }
        }
        branches {
          databaseId
          name
          place {
            name
          }
          phoneText
          hours
        }
        lanes {
          databaseId
          from {
            name
          }
          to {
            name
          }
          bothWays
          rhythm
          service {
            name
          }
        }
        ...ControlLine_provider
        credentials {
          kind
          name
          number
          lastCheck {
            by
            source
            sourceDate
          }
        }
      }
    `,
    key,
  );
  if (!isPrinted) return null;
  return (
    <ol className={css.list}>
      {providers.map(({ databaseId, path, businessName, place, contacts, providerServices, branches, ...more }) => (
        <li key={databaseId}>
          <h2 dir="auto">{businessName}</h2>
          <p>{place.displayName}</p>
          <ControlLine provider={more} />
          <PrintedContacts contacts={contacts}>{more.websiteUrl && <li>{more.websiteUrl}</li>}</PrintedContacts>
          <ul>
            {groupBy(providerServices, ({ service }) => service.name).map((offers) => (
              <li key={offers[0].service.name}>
                <b>{offers[0].service.name}</b>: {[...new Set(offers.map((offer) => offer.place.name))].join(' · ')}
              </li>
            ))}
          </ul>
          {branches.length > 0 && (
            <ul>
              {branches.map((branch) => (
                <li key={branch.databaseId}>
                  {[
                    branch.name,
                    branch.place.name,
                    branch.phoneText,
                    ...(branch.hours
                      ? hoursInWords(branch.hours, words).map(({ days, times }) => `${days} ${times}`)
                      : []),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </li>
              ))}
            </ul>
          )}
          {more.lanes.length > 0 && (
            <ul className={css.lanes}>
              {more.lanes.map((lane) => (
                <li key={lane.databaseId}>{laneInWords(intl, lane)}</li>
              ))}
            </ul>
          )}
          {more.credentials.length > 0 && (
            <ul>
              {more.credentials.map((credential) => (
                <li key={`${credential.kind} ${credential.number}`}>{credentialInWords(intl, credential)}</li>
              ))}
            </ul>
          )}
          <p dir="auto">{more.description}</p>
          <p>{pageContext().origin + path}</p>
        </li>
      ))}
    </ol>
  );
}
