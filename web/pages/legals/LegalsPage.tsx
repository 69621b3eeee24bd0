import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { Page } from '#web/layouts/Page.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './LegalsPage.module.css';
import { inForceSince, type LegalName, legalNames, legalPaths } from './legalDocuments.ts';

export function LegalsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'legals.title', defaultMessage: 'Legal information' });
  const description = intl.formatMessage({
    id: 'legals.text',
    defaultMessage: 'The rules for using Rumbo and what happens to your data, in plain language.',
  });
  return (
    <Page title={title} lead={<p>{description}</p>}>
      <meta name="description" content={description} />
      <ul className={css.documents}>
        {legalNames.map((name) => (
          <li key={name}>
            <DocumentCard name={name} />
          </li>
        ))}
      </ul>
      <Stack as="section" gap={2} measure={40} aria-labelledby="place-data">
        <Text id="place-data" as="h2">
          <FormattedMessage id="legals.placeData" defaultMessage="Place data" />
        </Text>
        <PlaceData />
      </Stack>
    </Page>
  );
}

/**
 * The attribution required by the license of the place data: its source, its license, and a note that it was changed.
 */
function PlaceData() {
  return (
    <p>
      <FormattedMessage
        id="legals.placeDataText"
        defaultMessage="Cities, regions and countries come from <source>GeoNames</source> under <licence>Creative Commons Attribution 4.0 (CC BY 4.0)</licence>. We selected, corrected and added to them for the Americas."
        values={{
          source: (text) => <Link href="https://www.geonames.org">{text}</Link>,
          licence: (text) => <Link href="https://creativecommons.org/licenses/by/4.0/">{text}</Link>,
        }}
      />
    </p>
  );
}

function DocumentCard({ name }: { name: LegalName }) {
  const day = inForceSince[name];
  return (
    <Card>
      <div className={css.content}>
        <Text as="h2">
          <Link href={legalPaths[name](currentLanguage())}>
            <FormattedMessage {...legalTitles[name]} />
          </Link>
        </Text>
        <p>
          <FormattedMessage {...legalSummaries[name]} />
        </p>
        <Text note>
          <FormattedMessage
            id="legals.inForce"
            defaultMessage="Effective {date}"
            values={{ date: <FormattedDate key="date" value={day} dateStyle="long" timeZone="UTC" /> }}
          />
        </Text>
      </div>
    </Card>
  );
}

const legalTitles = defineMessages({
  servicesagreement: { id: 'footer.terms' },
  privacypolicy: { id: 'footer.privacy' },
});

const legalSummaries = defineMessages({
  servicesagreement: {
    id: 'legals.agreementText',
    defaultMessage:
      'What Rumbo does as an intermediary, how listings are reviewed, plans and fees, what is not allowed, and who is liable for what.',
  },
  privacypolicy: {
    id: 'legals.privacyText',
    defaultMessage:
      'What personal data we use, why and for how long, what is public, and how to see, correct or delete yours.',
  },
});
