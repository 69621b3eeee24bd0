import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PartnerWebhooks_partner$key } from '#web/__generated__/PartnerWebhooks_partner.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { WebhookItem } from './WebhookItem.tsx';
import { webhookMessages } from './webhookMessages.ts';

/** Where a partner's programs are told what happens. */
export function PartnerWebhooks({ partner }: { partner: PartnerWebhooks_partner$key }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const { id, databaseId, webhookEndpoints } = useFragment(
    graphql`
      fragment PartnerWebhooks_partner on Partner {
        id
        databaseId
        webhookEndpoints {
          id
          ...WebhookItem_endpoint
        }
      }
    `,
    partner,
  );
  return (
    <ListSection
      title={<FormattedMessage id="bo.webhooks" defaultMessage="Webhooks" description="Heading above a list" />}
      titleRef={title}
      action={
        <Button variant="outline" onPress={() => setMaking(true)}>
          <Icon name="plus" />
          <FormattedMessage {...webhookMessages.create} />
        </Button>
      }
      none={
        <FormattedMessage
          id="bo.webhooks.none"
          defaultMessage="There are no webhooks yet. With one, a program of this partner is told what happens to providers, without asking."
          description="In place of the list of webhooks"
        />
      }
      items={webhookEndpoints.map((endpoint) => (
        <WebhookItem
          key={endpoint.id}
          endpoint={endpoint}
          partnerId={id}
          // The button that would take the focus back is gone.
          onDeleted={() => title.current?.focus()}
        />
      ))}
    >
      {isMaking && <NewWebhook partner={{ id, databaseId }} onClose={() => setMaking(false)} />}
    </ListSection>
  );
}
