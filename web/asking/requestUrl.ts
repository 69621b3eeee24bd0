export interface Details {
  from: string;
  to: string;
  cargo: string;
  weight: string;
  date: string;
}

/** The details by their names in the text; the route is one of them. */
const linesOf = ({ from, to, ...details }: Details): Record<string, string> => ({
  route: [from.trim(), to.trim()].filter(Boolean).join(' → '),
  ...details,
});

/** The text with the details inserted, without the lines of empty details. */
export function requestText(text: string, details: Details): string {
  const lines = linesOf(details);
  return text
    .split('\n')
    .flatMap((line) => {
      const name = line.match(/\{(\w+)\}/)?.[1];
      const detail = name && lines[name]?.trim();
      if (detail === undefined || name === undefined) return [line];
      return detail ? [line.replace(`{${name}}`, () => detail)] : [];
    })
    .join('\n');
}

/** The link of a contact with the request inserted; null for a contact that accepts no text. */
export function requestUrl(url: string, subject: string, text: string): string | null {
  const [to] = url.split('?');
  const body = encodeURIComponent(text);
  if (url.startsWith('https://wa.me/')) return `${to}?text=${body}`;
  // lines of a mail end with CR LF
  if (url.startsWith('mailto:'))
    return `${to}?subject=${encodeURIComponent(subject)}&body=${body.replaceAll('%0A', '%0D%0A')}`;
  return null;
}
