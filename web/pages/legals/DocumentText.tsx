import { formatLocale } from '#web/i18n/language.ts';
import css from './DocumentText.module.css';
import type { DocumentData } from './documentLoader.ts';
import { inForceSince } from './legalDocuments.ts';
import { Markup } from './Markup.tsx';

export function DocumentText({ name, language, text }: DocumentData) {
  const since = new Date(inForceSince[name]);
  const date = since.toLocaleDateString(formatLocale(language, []), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={css.text} lang={language} aria-labelledby="document">
      <h1 id="document" className={css.title}>
        {text.title}
      </h1>
      <p className={css.date}>
        <time dateTime={inForceSince[name]}>{text.inForce.replace('{date}', date)}</time>
      </p>
      {text.intro.map((paragraph) => (
        <p key={paragraph} className={css.intro}>
          <Markup text={paragraph} />
        </p>
      ))}
      {text.sections.map(({ id, title, blocks }) => (
        <section key={id} className={css.section}>
          <h2 id={id} className={css.heading} tabIndex={-1}>
            {title}
          </h2>
          {blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>
                <Markup text={block} />
              </p>
            ) : (
              <ul key={block[0]} className={css.list}>
                {block.map((item) => (
                  <li key={item}>
                    <Markup text={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </article>
  );
}
