// On server-rendered pages, the code is loaded after the first paint, so that on a slow network it does not compete
// with the style sheet and the font. A hidden page is not painted, so loading begins immediately.
if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));

/** Loads the files listed by the server in parallel, and runs the first one. */
function begin(): void {
  if (import.meta.env.DEV) return void import('./entry.client.tsx');
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[data-code]')];
  // Each request is in a separate task, as starting many requests takes a while.
  for (const file of files) setTimeout(() => Object.assign(file, { rel: 'modulepreload' }));
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = files[0]!.href;
  document.head.append(entry);
  // The browser determines its languages at their first use, which is slow and therefore runs while the code is
  // loading.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(navigator.language));
}
