import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './NextSteps.module.css';

interface NextStepsProps {
  /** Whether the email is already confirmed, as that of the account, or by the mailed link of a resubmission. */
  isConfirmed: boolean;
}

/** The steps after the form is sent. */
export function NextSteps({ isConfirmed }: NextStepsProps) {
  return (
    <Stack aria-labelledby="next" as="section" gap={5}>
      <Text id="next" as="h2">
        <FormattedMessage id="preRegistration.next" defaultMessage="What happens next" />
      </Text>
      <ol className={css.steps}>
        {!isConfirmed && (
          <Step title={<FormattedMessage id="verify.title" />}>
            <FormattedMessage id="preRegistration.confirmText" defaultMessage="Open the link we email you." />
          </Step>
        )}
        <Step title={<FormattedMessage id="preRegistration.review" defaultMessage="Our team reviews it" />}>
          <FormattedMessage
            id="preRegistration.reviewText"
            defaultMessage="Real people check every business before it appears in the directory."
          />
        </Step>
        <Step title={<FormattedMessage id="preRegistration.found" defaultMessage="Shippers find you" />}>
          <FormattedMessage
            id="preRegistration.foundText"
            defaultMessage="They search by place and service, and contact you directly."
          />
        </Step>
      </ol>
    </Stack>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
