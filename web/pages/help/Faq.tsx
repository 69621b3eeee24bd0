import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Faq_query$key } from '#web/__generated__/Faq_query.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import css from './HelpPage.module.css';

/** The text in lower case and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The frequent questions: each expands to its answer, also without scripts. */
export function Faq({ query }: { query: Faq_query$key }) {
  const { faq } = useFragment(
    graphql`
      fragment Faq_query on Query {
        faq {
          databaseId
          question
          answer
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const label = intl.formatMessage({ id: 'help.search', defaultMessage: 'Search the answers' });
  if (faq.length === 0) return null;
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = faq.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <section aria-labelledby="faq" className={css.faq}>
      <h2 id="faq">
        <FormattedMessage id="help.faq" defaultMessage="Frequently asked questions" />
      </h2>
      <div className={css.search}>
        <TextField
          type="search"
          icon="search"
          isLabelHidden
          label={label}
          placeholder={label}
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className={css.none}>
        {found.length === 0 && (
          <FormattedMessage id="help.none" defaultMessage="No answer has these words. Write to us." />
        )}
      </p>
      {found.length > 0 && (
        <Card>
          {found.map(({ databaseId, question, answer }, at) => (
            <div key={databaseId} className={css.entry}>
              <Expandable summary={question} isOpen={at === 0}>
                <p className={css.answer}>{answer}</p>
              </Expandable>
            </div>
          ))}
        </Card>
      )}
    </section>
  );
}
