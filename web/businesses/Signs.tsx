import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { Signs_provider$key } from '#web/__generated__/Signs_provider.graphql.ts';
import { AnswersLine } from './AnswersLine.tsx';
import { CardFact } from './CardFact.tsx';
import { ControlLine } from './ControlLine.tsx';
import { ConfirmedSign, CredentialSign, ReviewedSign } from './signTexts.tsx';

interface SignsProps {
  provider: Signs_provider$key;
  /** `ControlNotice` is on the page, too, and the contacts with the dates of their changes. */
  hasNotice?: boolean;
}

/** Checked facts about a provider with their dates, in the words of the page that explains them. */
export function Signs({ provider, hasNotice = false }: SignsProps) {
  const data = useFragment(
    graphql`
      fragment Signs_provider on Provider {
        approvedAt
        confirmedAt
        credentials {
          name
          lastCheck {
            sourceDate
          }
        }
        contacts {
          contactType
          updatedAt
        }
        controlNotice {
          __typename
        }
        ...AnswersLine_provider
        ...ControlLine_provider
      }
    `,
    provider,
  );
  const { approvedAt, confirmedAt, credentials, contacts, controlNotice } = data;
  const [credential] = credentials;
  const [phone] = inContactOrder(contacts, ({ contactType }) => contactType).filter(
    ({ contactType }) => contactType !== 'EMAIL',
  );
  return (
    <>
      {!hasNotice && <ControlLine provider={data} />}
      {approvedAt && <ReviewedSign at={approvedAt} />}
      {credential && <CredentialSign name={credential.name} at={credential.lastCheck.sourceDate} />}
      {confirmedAt && <ConfirmedSign at={confirmedAt} />}
      <AnswersLine provider={data} />
      {phone && !controlNotice && !hasNotice && (
        <CardFact icon="phone" needsRoom>
          <FormattedMessage
            id="results.phoneSince"
            defaultMessage="Same phone since {date}"
            values={{ date: <FormattedDate value={phone.updatedAt} year="numeric" timeZone="UTC" /> }}
          />
        </CardFact>
      )}
    </>
  );
}
