import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { FaqDialog_entry$key } from '#web/__generated__/FaqDialog_entry.graphql.ts';
import type { FaqPage_query$key } from '#web/__generated__/FaqPage_query.graphql.ts';
import type { faqLoaderQuery } from '#web/__generated__/faqLoaderQuery.graphql.ts';
import { PartsPage } from '#web/pages/bo/editor/PartsPage.tsx';
import { ListCount } from '#web/pages/bo/list/ListCount.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { FaqDialog } from './FaqDialog.tsx';
import { faqQuery } from './faqLoader.ts';
import { faqMessages } from './faqMessages.ts';

/** The entry in the dialog; null for a new one. */
interface Edited {
  entry: FaqDialog_entry$key | null;
}

/** The frequent questions of the help page, edited by super admins in all languages. */
export function FaqPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<faqLoaderQuery>>();
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <PartsPage
      reference={reference}
      failed={intl.formatMessage(faqMessages.loadFailed)}
      action={
        <Button onPress={() => setEdited({ entry: null })}>
          <Icon name="plus" />
          <FormattedMessage {...faqMessages.add} />
        </Button>
      }
    >
      <Loaded reference={reference} onEdit={setEdited} />
      {edited && <FaqDialog {...edited} onClose={() => setEdited(null)} />}
    </PartsPage>
  );
}

interface LoadedProps {
  reference: PreloadedQuery<faqLoaderQuery>;
  onEdit: (edited: Edited) => void;
}

function Loaded({ reference, onEdit }: LoadedProps) {
  const { faq } = useFragment<FaqPage_query$key>(
    graphql`
      fragment FaqPage_query on Query {
        faq {
          id
          question
          answer
          ...FaqDialog_entry
        }
      }
    `,
    usePreloadedQuery<faqLoaderQuery>(faqQuery, reference),
  );
  return (
    <>
      <ListCount count={faq.length} counted={faqMessages.count} />
      <Card>
        <ul>
          {faq.map((entry) => (
            <Stack key={entry.id} as="li" gap={1} pad="card">
              <Cluster across={4} align="baseline" justify="between" noWrap>
                <Text as="h2" size="md">
                  {entry.question}
                </Text>
                <Button variant="quiet" onPress={() => onEdit({ entry })}>
                  <FormattedMessage {...faqMessages.edit} />
                </Button>
              </Cluster>
              <Text note measure={40}>
                {entry.answer}
              </Text>
            </Stack>
          ))}
        </ul>
      </Card>
    </>
  );
}
