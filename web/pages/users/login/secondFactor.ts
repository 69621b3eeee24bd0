import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';

/** In the history, so that a reload stays at the second step and going back leads to the first. */
const SECOND_STEP = { isSecondStep: true };

/** Continues with the second step when an error reports that the account has one. Returns whether it did. */
export function useSecondStep(): (error: unknown) => boolean {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') return false;
    void navigate(paths.login(query.get('next') ?? ''), { state: SECOND_STEP });
    return true;
  };
}
