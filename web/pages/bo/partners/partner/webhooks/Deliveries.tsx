import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './Deliveries.module.css';
import { DeliveryList } from './DeliveryList.tsx';
import { webhookMessages } from './webhookMessages.ts';

interface DeliveriesProps {
  endpoint: { id: string; databaseId: number; url: string };
  onClose: () => void;
}

/** What was sent to a webhook, loaded when somebody asks for it. */
export function Deliveries({ endpoint, onClose }: DeliveriesProps) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={<FormattedMessage {...webhookMessages.deliveries} />}
      actions={
        <Button variant="outline" onPress={onClose}>
          <FormattedMessage {...webhookMessages.close} />
        </Button>
      }
    >
      <p className={css.url} translate="no">
        {endpoint.url}
      </p>
      <RefusalBoundary
        key={attempt}
        fallback={(error) => (
          <LoadFailed
            text={serverMessage(error) ?? intl.formatMessage(webhookMessages.notLoaded)}
            onRetry={() => setAttempt(attempt + 1)}
          />
        )}
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <DeliveryList endpoint={endpoint} attempt={attempt} />
        </Suspense>
      </RefusalBoundary>
    </Dialog>
  );
}
