import { FormattedMessage } from 'react-intl';
import { Link } from '#web/ui/Link.tsx';

/** The credit that the licence of the places asks for: source, licence, and that they were changed. */
export function PlaceData() {
  return (
    <p>
      <FormattedMessage
        id="legals.placeDataText"
        defaultMessage="Cities, regions and countries come from <source>GeoNames</source> under <licence>Creative Commons Attribution 4.0 (CC BY 4.0)</licence>. We selected, corrected and completed them for the Americas."
        description="Credit for the data of cities and regions, required by its licence"
        values={{
          source: (text) => <Link href="https://www.geonames.org">{text}</Link>,
          licence: (text) => <Link href="https://creativecommons.org/licenses/by/4.0/">{text}</Link>,
        }}
      />
    </p>
  );
}
