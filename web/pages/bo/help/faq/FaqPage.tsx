import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { FaqPage_query$key } from '#web/__generated__/FaqPage_query.graphql.ts';
import type { faqLoaderQuery } from '#web/__generated__/faqLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FaqDialog, type FaqText } from './FaqDialog.tsx';
import { faqQuery } from './faqLoader.ts';
import { faqMessages } from './faqMessages.ts';

/** The frequent questions of the help page, which super admins edit here in all languages. */
export function FaqPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<faqLoaderQuery>>();
  const title = usePageTitle();
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(faqMessages.loadFailed)}
        skeleton={<EditorSkeleton parts={[3, 3]} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </div>
  );
}

/** What the dialog edits: an entry, or a new one. */
interface Edited {
  databaseId: number | null;
  texts: readonly FaqText[];
}

function Loaded({ reference }: { reference: PreloadedQuery<faqLoaderQuery> }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const { faq } = useFragment<FaqPage_query$key>(
    graphql`
      fragment FaqPage_query on Query {
        faq {
          databaseId
          question
          answer
          texts {
            language
            question
            answer
          }
        }
      }
    `,
    usePreloadedQuery<faqLoaderQuery>(faqQuery, reference),
  );
  return (
    <>
      <div>
        <Button onPress={() => setEdited({ databaseId: null, texts: [] })}>
          <FormattedMessage {...faqMessages.add} />
        </Button>
      </div>
      {faq.map(({ databaseId, question, answer, texts }) => (
        <FormPart
          key={databaseId}
          title={question}
          action={
            <Button
              variant="outline"
              onPress={() =>
                setEdited({
                  databaseId,
                  texts: texts.map(({ language, ...text }) => ({ language, ...text })),
                })
              }
            >
              <FormattedMessage {...faqMessages.edit} />
            </Button>
          }
        >
          <FactList>
            <p>{answer}</p>
          </FactList>
        </FormPart>
      ))}
      {edited && <FaqDialog {...edited} onClose={() => setEdited(null)} />}
    </>
  );
}
