import type { IntlShape } from 'react-intl';

/** The kind of a place: several kinds may have one name, such as the city and the state of Rio de Janeiro. */
export function addressKindText(intl: IntlShape, kind: string): string {
  return intl.formatMessage(
    {
      id: 'search.addressKind',
      defaultMessage: '{kind, select, CITY {City} REGION {Region} COUNTRY {Country} other {}}',
      description: 'What a suggested address is; a region is a state or province',
    },
    { kind },
  );
}
