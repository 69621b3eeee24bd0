/** The files that the first page takes, where the server has written what can be read until they are here. */
const code = document.getElementById('code')?.textContent;

/** In a tab that nobody sees nothing is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Until whoever scrolls or presses has been answered. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

// On a slow phone, to fetch and run all of the code at once takes a quarter of a second in which the page answers
// nobody: it goes piece by piece.
if (code) {
  await painted();
  for (const [position, href] of (JSON.parse(code) as string[]).entries()) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
    if (position % 3 === 2) await pause();
  }
}
await import('react-dom/client');
await pause();
// The first question about locales takes as long as all of the libraries, one of which asks it.
Intl.DateTimeFormat.supportedLocalesOf([navigator.language]);
await pause();
await import('./libraries.ts');
await pause();
const { start } = await import('./app.tsx');
await pause();
start();
