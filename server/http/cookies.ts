/** The cookies of one request and its response. */
export interface Cookies {
  get: (name: string) => string | null;
  set: (name: string, value: string, seconds: number) => void;
  clear: (name: string) => void;
}

/**
 * All cookies are HttpOnly and SameSite=Strict. On https, the `__Host-` prefix makes browsers reject cookies set by
 * other subdomains. `setCookies` collects the response's Set-Cookie headers.
 */
export function openCookies(header: string | null, https: boolean, setCookies: string[]): Cookies {
  const fullName = (name: string) => (https ? `__Host-${name}` : name);
  const set = (name: string, value: string, seconds: number) => {
    const flags = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
    setCookies.push(`${fullName(name)}=${value}; ${flags}`);
  };
  return {
    get: (name) => {
      const start = `${fullName(name)}=`;
      const pair = (header ?? '').split(';').find((part) => part.trimStart().startsWith(start));
      return pair?.trimStart().slice(start.length).trimEnd() || null;
    },
    set,
    clear: (name) => set(name, '', 0),
  };
}
