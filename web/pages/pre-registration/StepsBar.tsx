import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#web/forms/useForm.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';
import css from './StepsBar.module.css';
import { STEPS, type Step, stepsDone } from './steps.ts';
import { useCurrentStep } from './useCurrentStep.ts';

const names = defineMessages<Step>({
  business: { id: 'app.business' },
  services: { id: 'app.services' },
  contact: { id: 'app.contact' },
});

/** The steps of the form, with marks for the finished ones and the current one. */
export function StepsBar({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const done = stepsDone(form.values);
  const current = useCurrentStep(form.ref);
  return (
    <ol
      className={css.steps}
      aria-label={intl.formatMessage({ id: 'preRegistration.steps', defaultMessage: 'Steps of the form' })}
    >
      {STEPS.map((step, position) => (
        <li
          key={step}
          className={css.step}
          data-done={done.has(step) || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={css.number} aria-hidden="true">
            {done.has(step) ? <Icon name="check" size={16} /> : intl.formatNumber(position + 1)}
          </span>
          <FormattedMessage {...names[step]} />
          {done.has(step) && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage
                id="preRegistration.stepDone"
                defaultMessage="(complete)"
                description="After the name of a step"
              />
            </VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}
