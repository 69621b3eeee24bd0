/** The content of a page, without running it. */
export function readPage(html: string) {
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, ...groups]) => groups.map((text) => plain(text ?? '')));
  const data = html.match(/<script[^>]*type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  return {
    language: html.match(/<html lang="(\w+)"/)?.[1],
    titles: all(/<title>(.*?)<\/title>/gs).flat(),
    descriptions: all(/<meta [^>]*name="description" content="([^"]*)"/g).flat(),
    canonical: all(/<link [^>]*rel="canonical" href="([^"]*)"/g).flat(),
    alternates: Object.fromEntries(all(/<link [^>]*rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)) as Record<
      string,
      string
    >,
    openGraph: Object.fromEntries(all(/<meta [^>]*property="og:([^"]*)" content="([^"]*)"/g)) as Record<string, string>,
    data: data === undefined ? null : JSON.parse(data),
    links: all(/<a [^>]*href="([^"]*)"/g).flat(),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs).flat(),
  };
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
