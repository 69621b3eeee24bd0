import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Faq_query$key } from '#web/__generated__/Faq_query.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import css from './HelpPage.module.css';

/** The frequent questions: each expands to its answer, even without scripts. */
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
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq" className={css.faq}>
      <h2 id="faq">
        <FormattedMessage id="help.faq" defaultMessage="Frequently asked questions" />
      </h2>
      <Card>
        {faq.map(({ databaseId, question, answer }) => (
          <div key={databaseId} className={css.entry}>
            <Expandable summary={question}>
              <p className={css.answer}>{answer}</p>
            </Expandable>
          </div>
        ))}
      </Card>
    </section>
  );
}
