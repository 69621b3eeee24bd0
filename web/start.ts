// The server draws the page: its code is fetched once that is painted, so that on a slow network the style sheet and the
// font do not share the line with it. A page that is not seen is not painted.
if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));

/** Fetches the files named by the server in parallel, and runs the first of them. */
function begin(): void {
  if (import.meta.env.DEV) return void import('./entry.client.tsx');
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[data-code]')];
  // Each in a separate task: starting a request takes a while, and there are many.
  for (const file of files) setTimeout(() => Object.assign(file, { rel: 'modulepreload' }));
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = files[0]!.href;
  document.head.append(entry);
  // The browser determines its languages at the first use, which takes long: it does so while the code is loading.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(navigator.language));
}
