import type { ReactNode } from 'react';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { BasicsPart } from './BasicsPart.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import type { ProviderValues } from './providerValues.ts';
import { ServicesPart } from './ServicesPart.tsx';
import type { TaxTypeGroup } from './useTaxTypes.ts';

interface ProviderFormProps {
  form: Form<ProviderValues>;
  taxTypes: readonly TaxTypeGroup[];
  isTaxNumberDoubtful?: boolean;
  /** What is not saved with the form. */
  children?: ReactNode;
  /** The buttons below it. */
  bar: ReactNode;
}

export function ProviderForm({ form, taxTypes, isTaxNumberDoubtful = false, children, bar }: ProviderFormProps) {
  return (
    // Translated by the browser, the texts would change under React's hands: hence translate="no".
    <form ref={form.ref} className={css.form} onSubmit={form.onSubmit} noValidate translate="no">
      <FormSummary form={form} />
      <BasicsPart form={form} taxTypes={taxTypes} isTaxNumberDoubtful={isTaxNumberDoubtful} />
      <ContactsPart form={form} />
      <ServicesPart form={form} />
      {children}
      {bar}
    </form>
  );
}
