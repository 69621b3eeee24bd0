import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#web/layouts/Page.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import css from './LegalsPage.module.css';
import { legalNames } from './legalDocuments.ts';
import { PlaceData } from './PlaceData.tsx';

export function LegalsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'legals.title',
    defaultMessage: 'Legal information',
    description: 'Title of the page that lists the legal documents',
  });
  const description = intl.formatMessage({
    id: 'legals.text',
    defaultMessage: 'The rules for using Rumbo and what happens with your data, in plain words.',
    description: 'Below the title of the page that lists the legal documents, and in search engines',
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
      <section className={css.credit} aria-labelledby="place-data">
        <h2 id="place-data" className={css.subtitle}>
          <FormattedMessage
            id="legals.placeData"
            defaultMessage="Place data"
            description="Heading above the credit for the data of cities and regions"
          />
        </h2>
        <PlaceData />
      </section>
    </Page>
  );
}
