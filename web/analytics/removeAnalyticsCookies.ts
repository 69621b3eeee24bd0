/** Those that Google Analytics (`_ga`, `_ga_…`) and Clarity (`_clck`, `_clsk`) set for this site. */
const theirs = /^(_ga(_.+)?|_gid|_gat.*|_clck|_clsk)$/;

/** Wherever they were set: for this host, or for one that it is part of. */
export function removeAnalyticsCookies(): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_, i) => `; domain=${parts.slice(i).join('.')}`);
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]!.trim());
  for (const name of names.filter((one) => theirs.test(one)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
