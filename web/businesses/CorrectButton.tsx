import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';

/** Leads to the form of a business that was sent back. `start` gets the token for it. */
export function CorrectButton({ start }: { start: () => Promise<string> }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPending, correct] = usePending(async () => {
    try {
      await navigate(`${paths.preRegistration()}?resubmit=${await start()}`);
    } catch (error) {
      showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });
  return (
    <Button variant="secondary" isPending={isPending} onPress={correct}>
      <FormattedMessage id="dashboard.correct" defaultMessage="Correct and send again" />
    </Button>
  );
}
