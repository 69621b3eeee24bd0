import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';

/**
 * The state of the history entry of the second step: a reload stays at this step, and going back leads to the first.
 */
const SECOND_STEP = { isSecondStep: true };

/**
 * Returns a function that opens the second step if an error reports that the account has one, and returns whether it
 * did.
 */
export function useSecondStep(): (error: unknown) => boolean {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') return false;
    void navigate(paths.login(query.get('next') ?? ''), { state: SECOND_STEP });
    return true;
  };
}
