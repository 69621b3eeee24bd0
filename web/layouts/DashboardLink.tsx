import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { accountMessages } from './accountMessages.ts';

export function DashboardLink({ onPress }: { onPress?: () => void }) {
  return (
    <LinkButton variant="quiet" href={paths.dashboard()} onPress={onPress}>
      <FormattedMessage {...accountMessages.dashboard} />
    </LinkButton>
  );
}
