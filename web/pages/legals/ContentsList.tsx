import { Link } from 'react-router';
import type { Language } from '#shared/language.ts';
import css from './ContentsList.module.css';
import type { LegalSection } from './texts/legalText.ts';

interface ContentsListProps {
  sections: LegalSection[];
  language: Language;
  onChoose?: () => void;
}

export function ContentsList({ sections, language, onChoose }: ContentsListProps) {
  return (
    <ol className={css.list} lang={language}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link className={css.link} to={`#${id}`} onClick={onChoose}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
