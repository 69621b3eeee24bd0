import { PhoneReadings } from '#web/forms/PhoneReadings.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';

interface PhoneFieldProps {
  form: Form<PreRegistration>;
  name: 'contactWhatsapp' | 'contactPhone';
  label: string;
  description?: string;
  isRequired?: boolean;
}

/** Takes a number as people write it, and says how it is understood. */
export function PhoneField({ form, name, description, ...looks }: PhoneFieldProps) {
  const field = form.field(name);
  return (
    <TextField
      {...looks}
      {...field}
      type="tel"
      autoComplete="tel"
      maxLength={120}
      description={
        <>
          {description}{' '}
          <PhoneReadings
            text={field.value}
            addressId={form.values.addressId.id}
            contactType={name === 'contactWhatsapp' ? 'WHATSAPP' : null}
          />
        </>
      }
    />
  );
}
