import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../ui/Card.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PreRegistrationForm } from './PreRegistrationForm.tsx';
import css from './PreRegistrationPage.module.css';

export function PreRegistrationPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'preRegistration.title',
    defaultMessage: 'Pre-register your business',
    description: 'Title of the page',
  });
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>
          <FormattedMessage
            id="preRegistration.text"
            defaultMessage="It takes about two minutes and costs nothing. Fields marked * are required."
            description="Below the title of the page"
          />
        </p>
      </header>
      <Card>
        <div className={css.form}>
          <PreRegistrationForm />
        </div>
      </Card>
      <aside className={css.aside}>
        <NextSteps />
      </aside>
    </div>
  );
}
