import { FormattedDate, FormattedMessage } from 'react-intl';
import { CardFact } from './CardFact.tsx';

/** Dates are ISO 8601. */
interface SignProps {
  at: string;
}

export const ReviewedSign = ({ at }: SignProps) => (
  <CardFact icon="check" tone="good">
    <FormattedMessage
      id="results.reviewed"
      defaultMessage="Reviewed {date}"
      values={{ date: <FormattedDate value={at} year="numeric" month="short" timeZone="UTC" /> }}
    />
  </CardFact>
);

/** The sign of a number that was active in its register on that day. */
export const CredentialSign = ({ name, at }: SignProps & { name: string }) => (
  <CardFact icon="file" tone="good">
    <FormattedMessage
      id="results.credential"
      defaultMessage="{name} active, seen {date}"
      values={{ name, date: <FormattedDate value={at} dateStyle="medium" timeZone="UTC" /> }}
    />
  </CardFact>
);

export const AnswersSign = () => (
  <CardFact icon="clock">
    <FormattedMessage id="results.answers" />
  </CardFact>
);

/** The sign of this year's confirmation; nothing for an earlier year. */
export const ConfirmedSign = ({ at }: SignProps) =>
  new Date(at).getUTCFullYear() === new Date().getUTCFullYear() && (
    <CardFact icon="check" tone="good">
      <FormattedMessage id="results.filterConfirmed" />
    </CardFact>
  );
