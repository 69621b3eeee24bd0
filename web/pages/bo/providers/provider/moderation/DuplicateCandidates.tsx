import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import type { DuplicateCandidates_provider$key } from '#web/__generated__/DuplicateCandidates_provider.graphql.ts';
import type { DuplicateCandidates_rejected$key } from '#web/__generated__/DuplicateCandidates_rejected.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { ShowMore } from '../../import/mapping/ShowMore.tsx';
import { ProviderStatusChip } from '../../ProviderStatusChip.tsx';
import type { Origin } from '../useOrigin.ts';
import { CompareDialog } from './CompareDialog.tsx';
import css from './Moderation.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { stockReasons } from './stockReasons.ts';
import { useDecide } from './useDecide.ts';

const reasonMessages = defineMessages({
  NAME: { id: 'bo.like.name', defaultMessage: 'Similar name' },
  PHONE: { id: 'bo.like.phone', defaultMessage: 'Same phone' },
  EMAIL: { id: 'bo.like.email', defaultMessage: 'Same email' },
  DOMAIN: { id: 'bo.like.domain', defaultMessage: 'Email domain looks alike' },
  WEBSITE: { id: 'bo.like.website', defaultMessage: 'Same website' },
  TAX_NUMBER: { id: 'bo.like.taxNumber', defaultMessage: 'Same tax number' },
});

interface DuplicateCandidatesProps {
  provider: DuplicateCandidates_provider$key;
  origin: Origin;
  isDirty: boolean;
}

/** Other providers that may be the same business; nothing if there are none. */
export function DuplicateCandidates({ provider, origin, isDirty }: DuplicateCandidatesProps) {
  const [compared, setCompared] = useState<string | null>(null);
  const data = useFragment(
    graphql`
      fragment DuplicateCandidates_provider on Provider {
        status
        ...CompareDialog_provider
        ...DuplicateCandidates_rejected
        moderation @required(action: THROW) {
          lookalikes {
            reasons
            provider {
              id
              databaseId
              businessName
              place {
                displayName
              }
              status
              ...CompareDialog_provider
            }
          }
        }
      }
    `,
    provider,
  );
  const [isRejecting, setRejecting] = useState(false);
  const { lookalikes } = data.moderation;
  if (lookalikes.length === 0) return null;
  const isWaiting = data.status === 'WAITING';
  const other = lookalikes.find((lookalike) => lookalike.provider.id === compared)?.provider;
  return (
    <FormPart title={<FormattedMessage id="bo.duplicates" />}>
      <FirstItems>
        {lookalikes.map(({ reasons, provider: like }) => (
          <li key={like.id} className={css.entry}>
            <p>
              <Link href={paths.boProvider(like.databaseId)} target="_blank">
                {like.businessName}
              </Link>
            </p>
            <Text tone="soft">{like.place.displayName}</Text>
            <div className={css.chips}>
              <ProviderStatusChip status={like.status as BusinessState} />
              {reasons.map((reason) => (
                <Chip key={reason} tone="warning">
                  <FormattedMessage {...reasonMessages[reason as keyof typeof reasonMessages]} />
                </Chip>
              ))}
            </div>
            <div>
              <Button variant="outline" onPress={() => setCompared(like.id)}>
                <FormattedMessage id="bo.compare" defaultMessage="Compare" description="Button" />
              </Button>
            </div>
          </li>
        ))}
      </FirstItems>
      {other && (
        <CompareDialog
          one={data}
          other={other}
          onReject={
            isWaiting && !isDirty
              ? () => {
                  setCompared(null);
                  setRejecting(true);
                }
              : undefined
          }
          onClose={() => setCompared(null)}
        />
      )}
      {isRejecting && (
        <RejectDuplicate provider={data} isWaiting={isWaiting} origin={origin} onClose={() => setRejecting(false)} />
      )}
    </FormPart>
  );
}

/** The number of candidates shown initially, the likeliest ones; a press shows the others. */
const FEW = 2;

function FirstItems({ children }: { children: ReactNode[] }) {
  const [isOpen, setOpen] = useState(false);
  const list = (items: ReactNode[]) => (
    <Stack data-wide="" as="ul" gap={4} size="sm">
      {items}
    </Stack>
  );
  const others = children.slice(FEW);
  return (
    <>
      {list(children.slice(0, FEW))}
      {others.length > 0 && (
        <div data-wide="">
          <ShowMore
            label={
              <FormattedMessage
                id="bo.duplicates.more"
                defaultMessage="See {count} more"
                values={{ count: others.length }}
              />
            }
            isOpen={isOpen}
            onChange={setOpen}
          >
            {list(others)}
          </ShowMore>
        </div>
      )}
    </>
  );
}

interface RejectDuplicateProps {
  provider: DuplicateCandidates_rejected$key;
  /** Whether the provider is in the queue. */
  isWaiting: boolean;
  origin: Origin;
  onClose: () => void;
}

/** A dialog that rejects a provider as a duplicate; the reason is prefilled, and can be changed. */
function RejectDuplicate({ provider, isWaiting, origin, onClose }: RejectDuplicateProps) {
  const data = useFragment(
    graphql`
      fragment DuplicateCandidates_rejected on Provider {
        language
        ...useDecide_provider
      }
    `,
    provider,
  );
  const applicantLanguage = data.language as Language;
  const duplicate = stockReasons.REJECTED.find(({ id }) => id === 'duplicate');
  const [reason, setReason] = useState(duplicate?.texts[applicantLanguage].text ?? '');
  const { decide } = useDecide({ provider: data, isWaiting }, origin);
  return (
    <ReasonDialog
      kind="REJECTED"
      applicantLanguage={applicantLanguage}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSend={async (decision) => {
        if (await decide({ kind: 'REJECTED', ...decision })) onClose();
      }}
    />
  );
}
