import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceTextsPart_import$key } from '#web/__generated__/ServiceTextsPart_import.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import importCss from '../Import.module.css';
import { ServiceTextItem } from './ServiceTextItem.tsx';
import { ShowMore } from './ShowMore.tsx';
import type { Mapping } from './useMapping.ts';

const FIRST = 10;

interface ServiceTextsPartProps {
  providerImport: ServiceTextsPart_import$key;
  mapping: Mapping;
}

/** The texts of the service columns, each matched once for all rows with it; nothing without such a column. */
export function ServiceTextsPart({ providerImport, mapping }: ServiceTextsPartProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isMatchedOpen, setMatchedOpen] = useState(false);
  const { serviceTexts } = useFragment(
    graphql`
      fragment ServiceTextsPart_import on ProviderImport {
        serviceTexts {
          text
          isMatched
          ...ServiceTextItem_text
        }
      }
    `,
    providerImport,
  );
  if (serviceTexts.length === 0) return null;
  const open = serviceTexts.filter(({ isMatched }) => !isMatched);
  const matched = serviceTexts.filter(({ isMatched }) => isMatched);
  const items = (list: typeof serviceTexts) => (
    <Stack as="ul">
      {list.map((item) => (
        <ServiceTextItem key={item.text} serviceText={item} mapping={mapping} />
      ))}
    </Stack>
  );
  return (
    <Card>
      <section className={importCss.part} aria-labelledby="texts">
        <Text id="texts" as="h2">
          <FormattedMessage id="bo.import.texts" defaultMessage="Services in the file" />
        </Text>
        <Text weight={400} note>
          <FormattedMessage
            id="bo.import.openTexts"
            defaultMessage="{count, plural, =0 {All values match a service.} one {# value does not match a service. Choose a service for it, once for all rows.} other {# values do not match a service. Choose a service for each, once for all rows.}}"
            values={{ count: open.length }}
          />
        </Text>
        {open.length > 0 && items(open.slice(0, FIRST))}
        {open.length > FIRST && (
          <ShowMore
            isOpen={isMoreOpen}
            onChange={setMoreOpen}
            label={
              <FormattedMessage
                id="bo.import.moreTexts"
                defaultMessage="{count, plural, one {# more value} other {# more values}}"
                values={{ count: open.length - FIRST }}
              />
            }
          >
            {items(open.slice(FIRST))}
          </ShowMore>
        )}
        {matched.length > 0 && (
          <ShowMore
            isOpen={isMatchedOpen}
            onChange={setMatchedOpen}
            label={
              <FormattedMessage
                id="bo.import.matchedTexts"
                defaultMessage="{count, plural, one {# value matched} other {# values matched}}"
                values={{ count: matched.length }}
              />
            }
          >
            {items(matched)}
          </ShowMore>
        )}
      </section>
    </Card>
  );
}
