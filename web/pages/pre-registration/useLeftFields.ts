import { useRef } from 'react';
import type { Form } from '#web/forms/useForm.ts';
import { useAfterPress } from '#web/ui/useAfterPress.ts';
import type { PreRegistration } from './checkPreRegistration.ts';

type TextName = {
  [Name in keyof PreRegistration]: PreRegistration[Name] extends string ? Name : never;
}[keyof PreRegistration];

/**
 * Like `form.field`, for fields that are checked when they lose the focus; an empty field is not reported as missing
 * before the form is sent.
 */
export function useLeftFields(form: Form<PreRegistration>) {
  const latest = useRef(form);
  latest.current = form;
  const afterPress = useAfterPress();
  return <Name extends TextName>(name: Name) => ({
    ...form.field(name),
    onBlur: () =>
      afterPress(() => {
        const { values, settle } = latest.current;
        if (values[name].trim() !== '') settle(name, values[name]);
      }),
  });
}
