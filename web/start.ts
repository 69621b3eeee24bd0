// The server draws the page: its code is fetched once that is painted, so that on a slow network the style sheet and the
// font do not share the line with it. A page that is not seen is not painted.
if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));

/** Fetches the files that the server named, all at once, and runs the first of them. */
function begin(): void {
  if (import.meta.env.DEV) return void import('./entry.client.tsx');
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[data-code]')];
  for (const file of files) file.rel = 'modulepreload';
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = files[0]!.href;
  document.head.append(entry);
}
