import { FormattedDate, FormattedMessage } from 'react-intl';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import css from './DocumentCard.module.css';
import { inForceSince, type LegalName, legalPaths } from './legalDocuments.ts';
import { legalSummaries, legalTitles } from './legalMessages.ts';

export function DocumentCard({ name }: { name: LegalName }) {
  const day = inForceSince[name];
  return (
    <Card>
      <div className={css.content}>
        <h2 className={css.title}>
          <Link href={legalPaths[name](currentLanguage())}>
            <FormattedMessage {...legalTitles[name]} />
          </Link>
        </h2>
        <p>
          <FormattedMessage {...legalSummaries[name]} />
        </p>
        <p className={css.date}>
          <FormattedMessage
            id="legals.inForce"
            defaultMessage="In force since {date}"
            description="Below a legal document; {date} is like November 21, 2026"
            values={{ date: <FormattedDate key="date" value={day} dateStyle="long" timeZone="UTC" /> }}
          />
        </p>
      </div>
    </Card>
  );
}
