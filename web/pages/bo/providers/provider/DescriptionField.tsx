import { useIntl } from 'react-intl';
import { PROVIDER_TEXTS } from '#shared/providerForm.ts';
import type { Form } from '#web/forms/useForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';

const maxDescription = PROVIDER_TEXTS.description.max;

export function DescriptionField({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  const { length } = form.values.description.trim();
  return (
    <TextArea
      {...form.field('description')}
      label={intl.formatMessage(labels.description)}
      rows={4}
      counter={`${intl.formatNumber(length)} / ${intl.formatNumber(maxDescription)}`}
      isCounterUrgent={length > 0.9 * maxDescription}
    />
  );
}
