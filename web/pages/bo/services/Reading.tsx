import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { ReadingQuery } from '#web/__generated__/ReadingQuery.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { fetchOnce } from '#web/relay/fetchOnce.ts';
import { Button } from '#web/ui/Button.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Explanation = ReadingQuery['response']['explainSearch'];
type Meaning = Explanation['services'][number];

const query = graphql`
  query ReadingQuery($keywords: String!) {
    explainSearch(keywords: $keywords) {
      keywords
      places {
        name
        score
        evidence {
          kind
          weight
        }
      }
      services {
        name
        score
        evidence {
          kind
          weight
        }
      }
    }
  }
`;

/** Shows to staff how search interprets keywords, with the evidence. */
export function Reading() {
  const intl = useIntl();
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const form = useForm({
    initial: { keywords: '' },
    check: () => ({}),
    send: async ({ keywords }) => {
      setExplanation((await fetchOnce<ReadingQuery>(query, { keywords }, new AbortController().signal)).explainSearch);
    },
    failed: { otherwise: formMessages.notSent },
  });
  return (
    <Section id="reading" title={<FormattedMessage id="bo.reading" defaultMessage="How a search is read" />}>
      <StackedForm form={form}>
        <TextField
          {...form.field('keywords')}
          label={intl.formatMessage({ id: 'bo.reading.keywords', defaultMessage: 'Keywords, as a visitor types them' })}
          maxLength={200}
          isRequired
        />
        <Button type="submit" variant="outline" isPending={form.isPending}>
          <FormattedMessage id="bo.reading.submit" defaultMessage="Explain" />
        </Button>
      </StackedForm>
      {explanation && (
        <>
          <Meanings title={intl.formatMessage({ id: 'bo.place' })} meanings={explanation.places} />
          <Meanings
            title={intl.formatMessage(
              { id: 'bo.reading.services', defaultMessage: 'Service: “{keywords}”' },
              { keywords: explanation.keywords },
            )}
            meanings={explanation.services}
          />
        </>
      )}
    </Section>
  );
}

function Meanings({ title, meanings }: { title: string; meanings: readonly Meaning[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ol>
        {meanings.map(({ name, score, evidence }) => (
          <li key={name}>
            <Expandable
              summary={
                <>
                  {name || <FormattedMessage id="bo.none" />}{' '}
                  <FormattedNumber value={score} maximumFractionDigits={1} />
                </>
              }
            >
              <dl>
                {evidence.map(({ kind, weight }, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a kind may occur twice, and the order is fixed
                  <div key={nth}>
                    <dt>{kind}</dt>
                    <dd>
                      <FormattedNumber value={weight} maximumFractionDigits={1} signDisplay="exceptZero" />
                    </dd>
                  </div>
                ))}
              </dl>
            </Expandable>
          </li>
        ))}
      </ol>
    </section>
  );
}
