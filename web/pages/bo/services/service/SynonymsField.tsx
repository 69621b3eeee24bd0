import { FormattedMessage, useIntl } from 'react-intl';
import { SYNONYMS } from '#shared/synonyms.ts';
import type { Form } from '#web/forms/useForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { labels } from '../labels.ts';
import { type ServiceValues, synonymsOf } from './serviceValues.ts';

export function SynonymsField({ form }: { form: Form<ServiceValues> }) {
  const intl = useIntl();
  const { length } = synonymsOf(form.values);
  return (
    <TextArea
      {...form.field('synonyms')}
      label={intl.formatMessage(labels.synonyms)}
      description={
        <FormattedMessage
          id="bo.service.synonymsHint"
          defaultMessage="One per line, in any language. Search finds the service by them."
          description="Below the field for other words for a service"
        />
      }
      rows={4}
      counter={`${intl.formatNumber(length)} / ${intl.formatNumber(SYNONYMS.max)}`}
      isCounterUrgent={length > 0.9 * SYNONYMS.max}
    />
  );
}
