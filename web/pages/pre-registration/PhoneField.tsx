import type { Form } from '../../forms/useForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type PreRegistration, tidyPhone } from './checkPreRegistration.ts';

interface PhoneFieldProps {
  form: Form<PreRegistration>;
  name: 'contactWhatsapp' | 'contactPhone';
  label: string;
  description?: string;
  isRequired?: boolean;
}

/** Takes a number as people write it, and tidies it when they are done. */
export function PhoneField({ form, name, ...looks }: PhoneFieldProps) {
  const field = form.field(name);
  return (
    <TextField
      {...looks}
      {...field}
      type="tel"
      autoComplete="tel"
      maxLength={60}
      onBlur={() => {
        const tidy = tidyPhone(field.value);
        if (tidy === field.value) return;
        // What is still wrong stays said; nothing else is said before the form is sent.
        if (field.errorMessage) form.settle(name, tidy);
        else field.onChange(tidy);
      }}
    />
  );
}
