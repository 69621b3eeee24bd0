import { useIntl } from 'react-intl';
import { type FailureTexts, showFailure } from './showFailure.ts';
import { usePending } from './usePending.ts';

/** Like `usePending`, for an action whose failure is shown, in the server's words if there are some. */
export function useSending<Args extends unknown[] = []>(
  failed: FailureTexts,
  act: (...args: Args) => Promise<unknown>,
): [isPending: boolean, start: (...args: Args) => void] {
  const intl = useIntl();
  return usePending((...args: Args) => act(...args).catch((error: unknown) => showFailure(intl, error, failed)));
}
