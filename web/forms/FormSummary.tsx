import { FormattedMessage } from 'react-intl';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import type { Form } from './useForm.ts';

/** The errors of the last attempt to send the form, above its fields; each links to its field. */
export function FormSummary<Values>({ form }: { form: Form<Values> }) {
  const { refused, ref } = form;
  if (refused.length === 0) return null;
  const goTo = (name: string) => {
    const field = ref.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    // In the middle of the window, so that the field's label is visible, too.
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };
  return (
    <ErrorSummary
      title={
        <FormattedMessage
          id="form.problems"
          defaultMessage="{count, plural, one {There is a problem} other {There are # problems}}"
          values={{ count: refused.length }}
        />
      }
      items={refused}
      onSelect={goTo}
    />
  );
}
