import { type MessageDescriptor, useIntl } from 'react-intl';
import { type Form, type FormErrors, useForm } from '#web/forms/useForm.ts';
import { sendMessages } from '#web/pages/pre-registration/sendMessages.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { showToast } from '#web/ui/toasts.ts';
import { showRefusal } from '../showRefusal.ts';

interface EditorFormParts<Values> {
  initial: Values;
  check: (values: Values) => FormErrors<Values>;
  save: (values: Values) => Promise<void>;
  /** Somebody saved a newer version. */
  onStale?: () => void;
  /** When the server does not say why it was not saved. */
  saveFailed: MessageDescriptor;
}

/** A form of the back office with what it says when it is refused; how it is saved is the page's. */
export function useEditorForm<Values extends object>(parts: EditorFormParts<Values>): Form<Values> {
  const { initial, check, save, onStale, saveFailed } = parts;
  const intl = useIntl();
  return useForm<Values>({
    initial,
    check,
    onRefused: () => {
      void showToast({ type: 'warning', title: intl.formatMessage(sendMessages.refused), seconds: 3 });
    },
    send: save,
    onFailure: (error) => {
      if (onStale && isStale(error)) onStale();
      else showRefusal(intl, error, saveFailed);
    },
  });
}

/** A conflict about the version, and not about a field that another has the like of. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT' && (error.field ?? 'version') === 'version';
}
