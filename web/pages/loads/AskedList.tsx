import { FormattedMessage, useIntl } from 'react-intl';
import { shortPath } from '#shared/providerPath.ts';
import type { Asked } from '#web/loads/loads.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { answerMessages } from './answerMessages.ts';
import css from './LoadsPage.module.css';

type Shown = Pick<Asked, 'providerId' | 'way' | 'askedAt' | 'answer' | 'price'> & {
  /** The name of the business; null if it is no longer published. */
  name: string | null;
  isSent?: boolean;
};

/** A contacted business, with the time and way of the contact, and the answer. */
export function AskedLine({ ask, children }: { ask: Shown; children?: React.ReactNode }) {
  const intl = useIntl();
  const { providerId, name, way, askedAt, answer, price, isSent } = ask;
  // the product only opens a message or call: the user alone knows whether it was sent
  const when = { way, time: intl.formatDate(askedAt, { dateStyle: 'medium', timeStyle: 'short' }) };
  return (
    <li>
      <div>
        <Cluster gap={2} align="center">
          <Text as="span" weight={600} breaks>
            {name === null ? (
              <FormattedMessage id="load.gone" defaultMessage="A business that is no longer in the directory" />
            ) : (
              <Link href={shortPath(providerId)}>
                <span dir="auto">{name}</span>
              </Link>
            )}
          </Text>
          {answer && (
            <Chip tone={answer === 'NO' ? 'plain' : 'success'}>
              {answer === 'PRICE' && price ? price : intl.formatMessage(answerMessages[answer])}
            </Chip>
          )}
        </Cluster>
        <Text note>
          {isSent ? (
            <FormattedMessage
              id="load.asked"
              defaultMessage="{way, select, WHATSAPP {Asked by WhatsApp} EMAIL {Asked by email} other {Asked by phone}} · {time}"
              values={when}
            />
          ) : (
            <FormattedMessage
              id="load.opened"
              defaultMessage="{way, select, WHATSAPP {WhatsApp opened} EMAIL {Email opened} other {Phone opened}} · {time}"
              values={when}
            />
          )}
        </Text>
      </div>
      {children}
    </li>
  );
}

export function AskedList({ children }: { children: React.ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}
