// Server-rendered pages: the code is fetched after the first paint, so that on a slow network it does not compete with
// the style sheet and the font. A hidden page is not painted.
if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));

/** Fetches the files listed by the server in parallel, and runs the first of them. */
function begin(): void {
  if (import.meta.env.DEV) return void import('./entry.client.tsx');
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[data-code]')];
  // Each in a separate task: starting a request takes a while, and there are many.
  for (const file of files) setTimeout(() => Object.assign(file, { rel: 'modulepreload' }));
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = files[0]!.href;
  document.head.append(entry);
  // The browser determines its languages at the first use, which is slow: this happens while the code is loading.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(navigator.language));
}
