import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOAD_TEXTS } from '#shared/load.ts';
import type { AskSeveralQuery } from '#web/__generated__/AskSeveralQuery.graphql.ts';
import { contactIcons, contactTypeName } from '#web/businesses/contactTypes.ts';
import { countViews } from '#web/countViews.ts';
import { keepAsk, wayOf } from '#web/loads/changeLoads.ts';
import type { AskWay } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import css from './AskSeveral.module.css';
import { askMessage } from './askMessage.ts';
import { detailLabels } from './detailLabels.ts';
import { MOST_ASKED } from './mostAsked.ts';
import { type Details, requestText, requestUrl } from './requestUrl.ts';

export type Asked = NonNullable<AskSeveralQuery['response']['shortlist']>['providers'];

export async function loadAsked(databaseIds: readonly number[]): Promise<Asked> {
  const { shortlist } = await ask<AskSeveralQuery>(
    graphql`
      query AskSeveralQuery($ids: [ID!]!) @preloadable {
        shortlist(from: { ids: $ids }) {
          providers {
            databaseId
            viewToken
            businessName
            quoteRequest {
              subject
              text
            }
            contacts {
              databaseId
              contactType
              displayValue
              url
            }
          }
        }
      }
    `,
    { ids: databaseIds.map(String) },
  );
  return shortlist!.providers;
}

export interface AskSeveralProps {
  /** Database ids of the selectable businesses. */
  candidates: readonly number[];
  /** The initial selection. */
  chosen: readonly number[];
  /** The maximum number of selected businesses. */
  most?: number;
  data: Asked;
  details: Details;
  onChange: (details: Details) => void;
  onClose: () => void;
}

/**
 * A request for a quote, written once and translated to the language of each business. The visitor sends it with their
 * own chat or mail; our server sends nothing.
 */
export function AskSeveral({ chosen: first, most = MOST_ASKED, data, details, onChange, onClose }: AskSeveralProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<readonly number[]>(() => {
    const written = data.filter(takesText).map(({ databaseId }) => databaseId);
    return first.filter((id) => written.includes(id)).slice(0, most);
  });
  const [hasAsked, setAsked] = useState(false);
  const isFull = chosen.length >= most;
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={<FormattedMessage {...askMessage} />}
      actions={
        <>
          {hasAsked && (
            <LinkButton variant="quiet" href={paths.loads()}>
              <FormattedMessage {...loadsMessage} />
            </LinkButton>
          )}
          <Button variant="outline" onPress={onClose}>
            <FormattedMessage id="app.close" />
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {(Object.keys(detailLabels) as (keyof Details)[]).map((name) => (
          <TextField
            key={name}
            label={intl.formatMessage(detailLabels[name])}
            maxLength={LOAD_TEXTS[name]}
            value={details[name]}
            onChange={(text) => onChange({ ...details, [name]: text })}
          />
        ))}
      </div>
      <Text note>
        <FormattedMessage
          id="shortlist.askText"
          defaultMessage="Each business gets this in its own language. You send it from your own WhatsApp or email. Up to {max} at a time."
          values={{ max: most }}
        />
      </Text>
      <Text note role="status">
        {isFull && (
          <FormattedMessage
            id="shortlist.askFull"
            defaultMessage="{max} are selected. Clear one to select another."
            values={{ max: most }}
          />
        )}
      </Text>
      <Stack as="ul" gap={2}>
        {data.map((business) => {
          const { databaseId: id } = business;
          const isChosen = chosen.includes(id);
          return (
            <Business
              key={id}
              business={business}
              details={details}
              isChosen={isChosen}
              isDisabled={isFull && !isChosen}
              onAsk={(way) => {
                keepAsk(details, { providerId: id, name: business.businessName, way });
                setAsked(true);
              }}
              onChoose={(choose) => setChosen(choose ? [...chosen, id] : chosen.filter((choice) => choice !== id))}
            />
          );
        })}
      </Stack>
      {data[0] && (
        <Expandable summary={<FormattedMessage id="shortlist.preview" defaultMessage="Preview message" />}>
          <p className={css.preview}>
            {requestText(
              (data.find(({ databaseId }) => chosen.includes(databaseId)) ?? data[0]).quoteRequest.text,
              details,
            )}
          </p>
        </Expandable>
      )}
    </Dialog>
  );
}

const takesText = ({ contacts }: Asked[number]) => contacts.some(({ url }) => url && requestUrl(url, '', '') !== null);

interface BusinessProps {
  business: Asked[number];
  details: Details;
  isChosen: boolean;
  isDisabled: boolean;
  onAsk: (way: AskWay) => void;
  onChoose: (isChosen: boolean) => void;
}

/**
 * A selectable business, and the links that send the request to it. A business without such contacts can only be
 * called.
 */
function Business({ business, details, isChosen, isDisabled, onAsk, onChoose }: BusinessProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const { databaseId: providerId, viewToken, businessName, contacts, quoteRequest } = business;
  const canWrite = takesText(business);
  const press = ({ databaseId, contactType }: Asked[number]['contacts'][number]) => {
    setOpened((former) => [...former, databaseId]);
    onAsk(wayOf(contactType));
    countViews({ databaseId: providerId, viewToken }, { contactId: String(databaseId) });
  };
  return (
    <li className={css.item}>
      <Checkbox
        isSelected={isChosen}
        isDisabled={isDisabled || !canWrite}
        onChange={onChoose}
        description={
          !canWrite && (
            <FormattedMessage id="shortlist.phoneOnly" defaultMessage="Does not receive messages. Call instead." />
          )
        }
      >
        {businessName}
      </Checkbox>
      {(isChosen || !canWrite) && (
        <Cluster>
          {contacts.map((contact) => {
            const { databaseId, contactType, displayValue, url } = contact;
            const to =
              url && (canWrite ? requestUrl(url, quoteRequest.subject, requestText(quoteRequest.text, details)) : url);
            const label = canWrite ? contactTypeName(intl, contactType) : displayValue;
            if (!to) return canWrite ? null : <span key={databaseId}>{displayValue}</span>;
            return (
              <a
                key={databaseId}
                className={css.way}
                href={to}
                title={displayValue}
                aria-label={`${label} ${businessName}`}
                target={canWrite ? '_blank' : undefined}
                rel="noreferrer"
                onClick={() => press(contact)}
              >
                <Icon name={opened.includes(databaseId) ? 'check' : contactIcons[contactType]!} size={18} />
                {label}
              </a>
            );
          })}
        </Cluster>
      )}
    </li>
  );
}
