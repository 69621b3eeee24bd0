import { FormattedMessage, useIntl } from 'react-intl';
import { readPrice } from '#shared/load.ts';
import { shortPath } from '#shared/providerPath.ts';
import type { AskAnswer, Asked } from '#web/loads/loads.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { answerMessages } from './answerMessages.ts';
import css from './LoadsPage.module.css';

type Shown = Pick<Asked, 'providerId' | 'way' | 'askedAt' | 'answer' | 'price'> & {
  /** Null: it is no longer published. */
  name: string | null;
  isSent?: boolean;
};

const ORDER: (AskAnswer | null)[] = ['PRICE', 'ANSWERED', null, 'NO'];

/** Prices first, the lowest on top if all are in one currency; then answers, pending requests, and refusals. */
export function inAnswerOrder<Item extends Pick<Shown, 'answer' | 'price'>>(asked: readonly Item[]): Item[] {
  const prices = asked.filter(({ answer }) => answer === 'PRICE').map(({ price }) => readPrice(price));
  const isComparable = prices.every((price) => price && price.unit === prices[0]!.unit);
  const amount = ({ answer, price }: Item) => (isComparable && answer === 'PRICE' ? readPrice(price)!.amount : 0);
  return [...asked].sort(
    (one, other) => ORDER.indexOf(one.answer) - ORDER.indexOf(other.answer) || amount(one) - amount(other),
  );
}

/** A contacted business: when, how, and its answer. */
export function AskedLine({ ask, children }: { ask: Shown; children?: React.ReactNode }) {
  const intl = useIntl();
  const { providerId, name, way, askedAt, answer, price, isSent } = ask;
  // the product opens a message or call, but only the user knows whether it was sent
  const when = { way, time: intl.formatDate(askedAt, { dateStyle: 'medium', timeStyle: 'short' }) };
  return (
    <li>
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
      {children}
    </li>
  );
}

export function AskedList({ children }: { children: React.ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}
