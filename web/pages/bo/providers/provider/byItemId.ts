import { ApiError } from '#web/relay/ApiError.ts';
import type { ProviderValues } from './providerValues.ts';

/** A refusal for the form: the server tells items by where they are in the list, the form by their ids. */
export function byItemId(error: unknown, values: ProviderValues): unknown {
  if (!(error instanceof ApiError) || !error.field) return error;
  const [, list, index, name] = /^(contacts|services)\.(\d+)\.(\w+)$/.exec(error.field) ?? [];
  const item = list && values[list as 'contacts' | 'services'][Number(index)];
  return item ? new ApiError(error.message, error.code, `${list}.${item.id}.${name}`) : error;
}
