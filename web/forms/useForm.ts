import { type FormEvent, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ApiError } from '../relay/ApiError.ts';
import { type FailureTexts, formFailure, showFailure } from './showFailure.ts';

/**
 * Our messages are translated when displayed, so that they follow the page's language; the server's messages are
 * already translated.
 */
type FormMessage = MessageDescriptor | string;

/** The errors by field, or by a path such as `contacts.n1.contactType` for a part of a field's value. */
export type FormErrors<Values> = { [Name in keyof Values]?: FormMessage | undefined } & {
  [path: FieldPath]: FormMessage | undefined;
};

type FieldPath = `${string}.${string}`;

interface FormParts<Values> {
  initial: Values;
  /** Returns the errors before sending, in the order of the fields. */
  check: (values: Values) => FormErrors<Values>;
  /** Called after the errors are shown at their fields, to show additional information. */
  onRefused?: (errors: FormErrors<Values>) => void;
  send: (values: Values) => Promise<void>;
  /** The texts of a failure, shown in addition to the error at its field. No input is lost. */
  failed?: FailureTexts;
  /** Called instead of showing these texts. */
  onFailure?: (error: unknown) => void;
  /** The messages for fields after an error that does not belong to a single field. */
  errorsOf?: (error: unknown) => FormErrors<Values>;
}

interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
}

export interface Form<Values> {
  values: Values;
  /** Sets values without user input, and without errors. Use a function when they depend on the current values. */
  setValues: (values: SetStateAction<Values>) => void;
  isPending: boolean;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** Sets a value that is being edited, and removes its error, or the error of the part that `path` names. */
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name], path?: FieldPath) => void;
  /**
   * Sets a value when its field loses the focus: the error of the field or of the changed part is shown immediately.
   */
  settle: <Name extends keyof Values & string>(name: Name, value: Values[Name], path?: FieldPath) => void;
  /** The error of a part of a field's value. */
  errorAt: (path: FieldPath) => string | undefined;
  /**
   * The errors of the last attempt to send the form, for a summary. An error is removed when its field is valid and has
   * lost the focus, so that nothing moves while the visitor types.
   */
  refused: readonly { name: string; message: string }[];
}

/** The errors of a refused form that belong to its fields. */
function errorsAtFields(error: unknown, values: object): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const atFields = [error, ...error.others].filter(({ field }) => field && field.split('.')[0]! in values);
  return Object.fromEntries(atFields.map(({ field, message }) => [field, message]));
}

/** The state of a form: values, their errors, and sending them once at a time. */
export function useForm<Values extends object>(parts: FormParts<Values>): Form<Values> {
  const intl = useIntl();
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [values, setValues] = useState(parts.initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [refused, setRefused] = useState<FormErrors<Values>>({});
  const [isPending, setPending] = useState(false);

  const inWords = (error: FormMessage | undefined) => (typeof error === 'object' ? intl.formatMessage(error) : error);

  const show = (found: FormErrors<Values>) => {
    // Rendered synchronously, as the field to focus must be marked first.
    flushSync(() => {
      setErrors(found);
      setRefused(found);
    });
    // Focuses the summary if the form has one, otherwise the first field with an error.
    const place = ['[data-summary]', '[aria-invalid="true"]'].map((item) =>
      ref.current?.querySelector<HTMLElement>(item),
    );
    place.find(Boolean)?.focus();
  };

  const submit = async () => {
    const found = parts.check(values);
    if (Object.values(found).some(Boolean)) {
      show(found);
      return parts.onRefused?.(found);
    }
    // State would be updated too late for the second of two quick clicks.
    isSending.current = true;
    setPending(true);
    setErrors({});
    setRefused({});
    try {
      await parts.send(values);
    } catch (error) {
      const atFields = errorsAtFields(error, values);
      if (Object.keys(atFields).length > 0) show(atFields as FormErrors<Values>);
      else if (parts.errorsOf) show(parts.errorsOf(error));
      if (parts.onFailure) parts.onFailure(error);
      else showFailure(intl, error, parts.failed ?? formFailure);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  const prune = useRef(() => {});
  prune.current = () => {
    const found: Record<string, unknown> = { ...parts.check(values), ...withoutEmpty(errors) };
    if (Object.keys(withoutEmpty(refused)).some((name) => !found[name]))
      keepInPlace(() => setRefused((now) => withoutEmpty(now, (name) => Boolean(found[name])) as FormErrors<Values>));
  };
  const hasRefused = Object.keys(withoutEmpty(refused)).length > 0;
  useEffect(() => {
    const form = ref.current;
    if (!form || !hasRefused) return;
    const stop = new AbortController();
    let isPressing = false;
    let timer: ReturnType<typeof setTimeout>;
    // Runs after the handlers of the field that loses the focus, as a shorter summary moves the page, so that a click
    // would miss its target.
    const soon = () => {
      clearTimeout(timer);
      if (!isPressing) timer = setTimeout(() => prune.current());
    };
    const setPressing = (event: Event) => {
      isPressing = event.type === 'pointerdown';
      soon();
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      document.addEventListener(type, setPressing, { capture: true, signal: stop.signal });
    form.addEventListener('focusout', soon, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [hasRefused]);

  const change: Form<Values>['change'] = (name, value, path) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors((now) => ({ ...now, [path ?? name]: undefined }));
  };

  return {
    values,
    setValues: (all) => {
      setValues(all);
      setErrors({});
      setRefused({});
    },
    isPending,
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSending.current) void submit();
    },
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change(name, value),
      errorMessage: inWords(errors[name]),
    }),
    change,
    settle: (name, value, path) => {
      const found: FormErrors<Values> = parts.check({ ...values, [name]: value });
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [path ?? name]: found[path ?? name] }));
    },
    errorAt: (path) => inWords(errors[path]),
    refused: Object.entries(refused as Record<string, FormMessage | undefined>).flatMap(([name, error]) => {
      const message = inWords(error);
      return message ? [{ name, message }] : [];
    }),
  };
}

/** Changes the page above the focused element, and keeps the element at its position. */
function keepInPlace(change: () => void) {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (focused) window.scrollBy({ top: focused.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The non-empty errors of the kept names. */
function withoutEmpty(errors: object, isKept = (_name: string) => true): Record<string, FormMessage> {
  return Object.fromEntries(Object.entries(errors).filter(([name, error]) => error && isKept(name)));
}
