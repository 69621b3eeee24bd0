import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReadView_provider$key } from '#web/__generated__/ReadView_provider.graphql.ts';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { decisionMessages } from './decisionMessages.ts';
import css from './Moderation.module.css';

const messages = defineMessages({
  confirmed: {
    id: 'bo.fact.confirmed',
    defaultMessage: 'Email confirmed',
    description: 'Fact about a business: the applicant proved the address',
  },
  unconfirmed: {
    id: 'bo.fact.unconfirmed',
    defaultMessage: 'Email not confirmed',
    description: 'Fact about a business: the applicant did not prove the address',
  },
  doubtful: {
    id: 'bo.fact.doubtful',
    defaultMessage: 'Tax number may be wrong',
    description: 'Fact about a business: the number does not pass its check',
  },
});

interface ReadViewProps {
  provider: ReadView_provider$key;
  onEdit: () => void;
}

/** A pending provider as the public will see it, with links to try, and the facts that decide. */
export function ReadView({ provider, onEdit }: ReadViewProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ReadView_provider on Provider {
        businessName
        commercialName
        description
        websiteUrl
        taxNumber
        taxNumberIsDoubtful
        taxType {
          shortName
        }
        applicantEmail
        applicantConfirmed
        language
        address {
          displayName
        }
        contacts {
          databaseId
          displayValue
          url
          typedValue
        }
        providerServices {
          databaseId
          service {
            name
          }
          address {
            displayName
          }
        }
        image {
          thumbnailUrl
        }
        decisions {
          reason
        }
      }
    `,
    provider,
  );
  const last = data.decisions[0]?.reason;
  return (
    <div className={css.read}>
      <FormPart
        title={data.commercialName || data.businessName}
        action={
          <Button variant="outline" aria-keyshortcuts="e" onPress={onEdit}>
            <FormattedMessage {...decisionMessages.edit} />
            <span className={css.key} aria-hidden="true">
              E
            </span>
          </Button>
        }
      >
        <FactList>
          {data.image && <img className={css.readImage} src={data.image.thumbnailUrl} alt="" />}
          <p className={css.soft}>
            {data.commercialName && `${data.businessName} · `}
            {data.address.displayName}
          </p>
          <p className={css.text} lang={data.language}>
            {data.description}
          </p>
          <ul className={css.readList}>
            {data.providerServices.map(({ databaseId: id, service, address }) => (
              <li key={id}>
                {service.name} <span className={css.soft}>{address.displayName}</span>
              </li>
            ))}
          </ul>
          <ul className={css.readList}>
            {data.contacts.map(({ databaseId: id, displayValue, url, typedValue }) => (
              <li key={id}>
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {displayValue}
                  </a>
                ) : (
                  displayValue
                )}
                {typedValue && (
                  <span className={css.soft}>
                    {' '}
                    <FormattedMessage
                      id="bo.fact.typed"
                      defaultMessage="typed as {value}"
                      description="After a phone number whose country was guessed: what the applicant typed"
                      values={{ value: typedValue }}
                    />
                  </span>
                )}
              </li>
            ))}
            {data.websiteUrl && (
              <li>
                <a
                  href={/^https?:\/\//i.test(data.websiteUrl) ? data.websiteUrl : `https://${data.websiteUrl}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {data.websiteUrl}
                </a>
              </li>
            )}
          </ul>
        </FactList>
      </FormPart>
      <FormPart
        title={<FormattedMessage id="bo.part.facts" defaultMessage="Facts" description="Heading above what decides" />}
      >
        <FactList>
          <p className={css.facts}>
            <Chip tone={data.applicantConfirmed ? 'success' : 'warning'}>
              {intl.formatMessage(data.applicantConfirmed ? messages.confirmed : messages.unconfirmed)}
            </Chip>
            {data.taxNumberIsDoubtful && <Chip tone="warning">{intl.formatMessage(messages.doubtful)}</Chip>}
          </p>
          {data.applicantEmail && <p>{data.applicantEmail}</p>}
          {data.taxNumber && (
            <p>
              {data.taxType?.shortName} {data.taxNumber}
            </p>
          )}
          {last && (
            <p className={css.text}>
              <FormattedMessage
                id="bo.fact.lastReason"
                defaultMessage="Asked for last time: {reason}"
                description="What staff asked the applicant to change before this was sent again"
                values={{ reason: last }}
              />
            </p>
          )}
        </FactList>
      </FormPart>
    </div>
  );
}
