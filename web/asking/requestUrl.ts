export interface Details {
  route: string;
  cargo: string;
  weight: string;
  date: string;
}

/** The text with the details in it, without the lines of empty details. */
export function requestText(text: string, details: Details): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const name = line.match(/\{(\w+)\}/)?.[1] as keyof Details | undefined;
      if (!name || !(name in details)) return [line];
      const detail = details[name].trim();
      return detail ? [line.replace(`{${name}}`, () => detail)] : [];
    })
    .join('\n');
}

/** The link of a contact with the request in it; null for a contact without text. */
export function requestUrl(url: string, subject: string, text: string): string | null {
  const [to] = url.split('?');
  const body = encodeURIComponent(text);
  if (url.startsWith('https://wa.me/')) return `${to}?text=${body}`;
  // lines of a mail end with CR LF
  if (url.startsWith('mailto:'))
    return `${to}?subject=${encodeURIComponent(subject)}&body=${body.replaceAll('%0A', '%0D%0A')}`;
  return null;
}
