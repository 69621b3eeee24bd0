import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';

/** A button that opens the form of a returned business. `start` requests its token. */
export function CorrectButton({ start }: { start: () => Promise<string> }) {
  const navigate = useNavigate();
  const [isPending, correct] = useSending(formFailure, async () => {
    await navigate(`${paths.preRegistration()}?resubmit=${await start()}`);
  });
  return (
    <Button variant="secondary" isPending={isPending} onPress={correct}>
      <FormattedMessage id="dashboard.correct" defaultMessage="Correct and send again" />
    </Button>
  );
}
