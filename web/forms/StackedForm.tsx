import type { ReactNode } from 'react';
import css from './forms.module.css';
import type { Form } from './useForm.ts';

interface StackedFormProps<Values> {
  form: Form<Values>;
  /** The id of the form, for a submit button outside of it. */
  id?: string;
  /** Called when the focus enters the form. */
  onReach?: () => void;
  children: ReactNode;
}

/** A form with its fields in one column. */
export function StackedForm<Values>({ form, id, onReach, children }: StackedFormProps<Values>) {
  return (
    // translate="no", because browser translation would change the text under React's control.
    <form
      method="post"
      id={id}
      ref={form.ref}
      className={css.form}
      onSubmit={form.onSubmit}
      onFocus={onReach}
      noValidate
      translate="no"
    >
      {children}
    </form>
  );
}
