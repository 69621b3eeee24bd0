import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Contents } from './Contents.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentLanguages } from './DocumentLanguages.tsx';
import css from './DocumentPage.module.css';
import { DocumentText } from './DocumentText.tsx';
import type { DocumentData } from './documentLoader.ts';
import { useSectionFocus } from './useSectionFocus.ts';

export function DocumentPage() {
  const { name, language, text } = useLoaderData<DocumentData>();
  useSectionFocus();
  return (
    <div className={css.page}>
      <DocumentHead name={name} language={language} text={text} />
      <div className={css.top}>
        <Link className={css.back} to={paths.legals()}>
          <Icon name="chevron" size={16} />
          <FormattedMessage
            id="legals.back"
            defaultMessage="All legal documents"
            description="Link from a legal document to the list of them"
          />
        </Link>
        <DocumentLanguages name={name} language={language} />
      </div>
      <Contents sections={text.sections} language={language} />
      <DocumentText name={name} language={language} text={text} />
    </div>
  );
}
