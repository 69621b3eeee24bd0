import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';

export function ConfirmEmail({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <>
      <p>
        <FormattedMessage
          id="verify.text"
          defaultMessage="One press, and we know that mail to this address reaches you."
          description="Above the button that confirms an e-mail address"
        />
      </p>
      <Button isPending={isPending} onPress={onPress}>
        <FormattedMessage
          id="verify.submit"
          defaultMessage="Confirm the address"
          description="Button that confirms an e-mail address"
        />
      </Button>
    </>
  );
}
