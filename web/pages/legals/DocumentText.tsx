import { emailUrl } from '#shared/emailAddress.ts';
import { getConfig } from '#web/config.ts';
import { formatLocale } from '#web/i18n/language.ts';
import { Link } from '#web/ui/Link.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './DocumentText.module.css';
import type { DocumentData } from './documentLoader.ts';
import { inForceSince } from './legalDocuments.ts';
import { type Part, readMarkup } from './readMarkup.ts';

export function DocumentText({ name, language, text }: DocumentData) {
  const since = new Date(inForceSince[name]);
  const date = since.toLocaleDateString(formatLocale(language, []), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={css.text} lang={language} aria-labelledby="document">
      <Text id="document" as="h1">
        {text.title}
      </Text>
      <Text note>
        <time dateTime={inForceSince[name]}>{text.inForce.replace('{date}', date)}</time>
      </Text>
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

/** A text of `LegalText` with its marks rendered. */
function Markup({ text }: { text: string }) {
  return readMarkup(text).map((part) => <PartView key={part.at} part={part} />);
}

function PartView({ part }: { part: Part }) {
  const { operator, email, address } = getConfig().footer;
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'link':
      return <Link href={part.href}>{part.text}</Link>;
    case 'operator':
      return operator;
    case 'address':
      return address.join(', ');
    case 'email': {
      const mail = email && emailUrl(email);
      return mail && <Link href={mail}>{email}</Link>;
    }
  }
}
