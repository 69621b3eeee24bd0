import { useEffect } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { PhoneReadingsQuery } from '../__generated__/PhoneReadingsQuery.graphql.ts';
import { graphql } from '../relay/graphql.ts';
import { suggest } from '../relay/suggest.ts';
import { type Load, useDebouncedLoad } from '../ui/useDebouncedLoad.ts';
import css from './forms.module.css';

interface PhoneReadingsProps {
  /** The current input. */
  text: string;
  /** The place whose country is assumed for numbers without a country code; null if no place is chosen. */
  placeId: string | null;
  /** The use of the number; null for any phone. */
  contactType: ContactType | null;
}

type ContactType = NonNullable<PhoneReadingsQuery['variables']['contactType']>;
type Reading = PhoneReadingsQuery['response']['phoneReadings'][number];

/** The numbers read from the input, for confirmation; nothing when it is complete. */
export function PhoneReadings({ text, placeId, contactType }: PhoneReadingsProps) {
  const intl = useIntl();
  const load: Load<Reading> = async (input, signal) => {
    const { phoneReadings } = await suggest<PhoneReadingsQuery>(
      graphql`
        query PhoneReadingsQuery($text: String!, $placeId: ID!, $contactType: ContactType) {
          phoneReadings(text: $text, placeId: $placeId, contactType: $contactType) {
            value
            displayValue
            countryCode
          }
        }
      `,
      { text: input, placeId: placeId!, contactType },
      signal,
    );
    return phoneReadings;
  };
  const { items: readings, request } = useDebouncedLoad(load, 400);
  const isReadable = placeId !== null && text.replace(/\D/g, '').length >= 6;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again when its variables change
  useEffect(() => request(isReadable ? text : ''), [text, placeId, contactType, isReadable]);

  const isKnown = readings.every(({ countryCode }) => countryCode !== null);
  // a number without a country code will need a confirmation: its line is reserved in advance
  const isExpected = isReadable && !text.trim().startsWith('+');
  const isInFull = readings.length === 1 && readings[0]?.value === text.replace(/[\s().-]/g, '');
  return (
    <span role="status" className={css.reading} data-expected={isExpected || undefined}>
      {isReadable &&
        readings.length > 0 &&
        !isInFull &&
        (isKnown ? (
          <FormattedMessage
            id="form.phoneRead"
            defaultMessage="Is this right? {numbers}"
            values={{
              numbers: (
                <FormattedList
                  value={readings.map(({ displayValue, countryCode }) => (
                    <strong key={displayValue}>
                      {displayValue} ({intl.formatDisplayName(countryCode!, { type: 'region' })})
                    </strong>
                  ))}
                />
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="form.phoneUnknown"
            defaultMessage="We do not recognize this number. Add the country code and area code."
          />
        ))}
    </span>
  );
}
