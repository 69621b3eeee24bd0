import type { CallExamples } from '#shared/apiDescription.ts';

const NAMES = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
const LANGUAGES = Object.keys(NAMES) as (keyof CallExamples)[];

/**
 * Examples of a call, one language at a time. The selection works without scripts; docs.ts copies, and shows the button
 * for it.
 */
export function Examples({ id, examples }: { id: string; examples: CallExamples }) {
  return (
    <div className="examples">
      <fieldset>
        <legend>Example in</legend>
        {LANGUAGES.map((language) => (
          <label key={language}>
            <input type="radio" name={`language-${id}`} value={language} defaultChecked={language === 'curl'} />
            {NAMES[language]}
          </label>
        ))}
        <button type="button" hidden data-copy="">
          Copy
        </button>
      </fieldset>
      {LANGUAGES.map((language) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrollable content
        <pre key={language} data-language={language} tabIndex={0}>
          <code>{examples[language]}</code>
        </pre>
      ))}
    </div>
  );
}

/** The body of a request or a response, as JSON. */
export function Sample({ name, text }: { name: string; text: string }) {
  return (
    <figure className="sample">
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrollable content */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
