import type { IntlShape } from 'react-intl';

/** The kind of a place: several kinds may have one name, such as the city and the state of Rio de Janeiro. */
export function addressKindText(intl: IntlShape, kind: string): string {
  return intl.formatMessage(
    {
      id: 'search.addressKind',
      defaultMessage:
        '{kind, select, CITY {City} REGION {Region} COUNTRY {Country} PORT {Port} AIRPORT {Airport} BORDER {Border crossing} TERMINAL {Terminal} other {}}',
    },
    { kind },
  );
}

/** The reason for suggesting a place: its other name matches. */
export function otherNameText(intl: IntlShape, name: string): string {
  return intl.formatMessage(
    { id: 'search.otherName', defaultMessage: 'other name: {name}', description: 'After the name of a place' },
    { name },
  );
}
