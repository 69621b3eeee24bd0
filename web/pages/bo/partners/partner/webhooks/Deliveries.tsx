import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { DeliveryListQuery } from '#web/__generated__/DeliveryListQuery.graphql.ts';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { webhookMessages } from './webhookMessages.ts';

interface DeliveriesProps {
  endpoint: { id: string; url: string };
  reference: PreloadedQuery<DeliveryListQuery>;
  onRetry: () => void;
  onClose: () => void;
}

/** A dialog with the deliveries of a webhook, loaded when it opens. */
export function Deliveries({ endpoint, reference, onRetry, onClose }: DeliveriesProps) {
  const intl = useIntl();
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
      <Text breaks note translate="no">
        {endpoint.url}
      </Text>
      <RequestErrorBoundary
        key={reference.fetchKey}
        fallback={(error) => (
          <LoadFailed text={serverMessage(error) ?? intl.formatMessage(webhookMessages.notLoaded)} onRetry={onRetry} />
        )}
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <DeliveryList endpointId={endpoint.id} reference={reference} />
        </Suspense>
      </RequestErrorBoundary>
    </Dialog>
  );
}
