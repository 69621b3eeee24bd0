import { FormattedMessage, useIntl } from 'react-intl';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { downloadOwnData } from './downloadOwnData.ts';
import { ownDataMessages } from './ownDataMessages.ts';

/** Everything that is held about the person, for them to take away. */
export function OwnData() {
  const intl = useIntl();
  const [isPending, download] = usePending(async () => {
    try {
      await downloadOwnData();
    } catch (error) {
      showFailure(intl, error, { title: ownDataMessages.failed, otherwise: ownDataMessages.failedText });
    }
  });
  return (
    <AccountSection
      title={<FormattedMessage id="ownData.title" defaultMessage="Your data" description="Heading on the profile" />}
    >
      <p>
        <FormattedMessage
          id="ownData.text"
          defaultMessage="A file with everything we hold about you: account, agreement, sessions, businesses, files, and what our log says. It holds no passwords and no data of others."
          description="Above the button that downloads one's data"
        />
      </p>
      <Button variant="outline" isPending={isPending} onPress={download}>
        <FormattedMessage
          id="ownData.download"
          defaultMessage="Download my data"
          description="Button: downloads a file with one's data"
        />
      </Button>
    </AccountSection>
  );
}
