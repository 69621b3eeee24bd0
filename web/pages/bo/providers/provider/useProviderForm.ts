import { useIntl } from 'react-intl';
import { type Form, useForm } from '../../../../forms/useForm.ts';
import { ApiError } from '../../../../relay/ApiError.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { sendMessages } from '../../../pre-registration/sendMessages.ts';
import { showRefusal } from '../../showRefusal.ts';
import { checkProvider } from './checkProvider.ts';
import { providerMessages } from './providerMessages.ts';
import type { ProviderValues } from './providerValues.ts';

interface ProviderFormParts {
  initial: ProviderValues;
  save: (values: ProviderValues) => Promise<void>;
  /** Somebody saved a newer version. */
  onStale?: (mine: ProviderValues) => void;
}

/** The form with its rules; how it is saved is the page's. */
export function useProviderForm({ initial, save, onStale }: ProviderFormParts): Form<ProviderValues> {
  const intl = useIntl();
  const form: Form<ProviderValues> = useForm<ProviderValues>({
    initial,
    check: checkProvider,
    onRefused: () => {
      void showToast({ type: 'warning', title: intl.formatMessage(sendMessages.refused), seconds: 3 });
    },
    send: (values) =>
      save(values).catch((error) => {
        throw byItemId(error, values);
      }),
    onFailure: (error) => {
      if (onStale && error instanceof ApiError && error.code === 'CONFLICT') onStale(form.values);
      else showRefusal(intl, error, providerMessages.saveFailed);
    },
  });
  return form;
}

/** The server tells items by where they are in the list, the form by their ids. */
function byItemId(error: unknown, values: ProviderValues): unknown {
  if (!(error instanceof ApiError) || !error.field) return error;
  const [, list, index, name] = /^(contacts|services)\.(\d+)\.(\w+)$/.exec(error.field) ?? [];
  const item = list && values[list as 'contacts' | 'services'][Number(index)];
  return item ? new ApiError(error.message, error.code, `${list}.${item.id}.${name}`) : error;
}
