import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { hoursInWords } from '#shared/openingHours.ts';
import type { ReadView_provider$key } from '#web/__generated__/ReadView_provider.graphql.ts';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { partMessages } from '../history/historyMessages.ts';
import { decisionMessages } from './decisionMessages.ts';
import { Asked } from './Facts.tsx';
import css from './Moderation.module.css';

/** The fields that an applicant fills in: decisions are no change of theirs. */
const submittedParts = { ...partMessages, approvedAt: null, rejectedAt: null, suspendedAt: null };

interface ReadViewProps {
  provider: ReadView_provider$key;
  onEdit: () => void;
}

/** A pending provider as the public will see it, with links to try. */
export function ReadView({ provider, onEdit }: ReadViewProps) {
  const data = useFragment(
    graphql`
      fragment ReadView_provider on Provider {
        businessName
        commercialName
        description
        websiteUrl
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
        branches {
          databaseId
          name
          address {
            displayName
          }
          phoneText
          phoneUrl
          hours
        }
        image {
          thumbnailUrl
        }
        decisions {
          reason
        }
        sinceReview {
          before
          after
        }
      }
    `,
    provider,
  );
  const words = useHoursWords();
  const last = data.decisions[0]?.reason;
  return (
    <div className={css.read}>
      {data.sinceReview && (
        <FormPart
          title={
            <FormattedMessage
              id="bo.part.sinceReview"
              defaultMessage="Changed since you asked"
              description="Heading above what an applicant changed after staff asked for changes"
            />
          }
        >
          <FactList>
            {last && <Asked reason={last} />}
            <Changes before={data.sinceReview.before} after={data.sinceReview.after} names={submittedParts} />
          </FactList>
        </FormPart>
      )}
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
          {data.branches.length > 0 && (
            <ul className={css.readList}>
              {data.branches.map(({ databaseId: id, name, address, phoneText, phoneUrl, hours }) => (
                <li key={id}>
                  {name} <span className={css.soft}>{address.displayName}</span>{' '}
                  {phoneUrl ? <a href={phoneUrl}>{phoneText}</a> : phoneText}{' '}
                  <span className={css.soft}>
                    {hoursInWords(hours, words)
                      .map(({ days, times }) => `${days} ${times}`)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )}
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
                      defaultMessage="entered as {value}"
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
    </div>
  );
}
