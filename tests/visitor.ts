import type { Answer, TestApp } from './testApp.ts';

/** A browser: keeps cookies and sends them with each request. */
export function visitor(test: TestApp, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const keep = (answer: Answer): Answer => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!;
      if (/Max-Age=0\b/.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return answer;
  };
  const sent = () => ({ ...headers, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  return {
    cookies,
    get: async (path: string) => keep(await test.get(path, sent())),
    post: async (path: string, body?: unknown) => keep(await test.send('POST', path, body, sent())),
    put: async (path: string, body?: unknown) => keep(await test.send('PUT', path, body, sent())),
    patch: async (path: string, body: unknown, headers = {}) =>
      keep(await test.send('PATCH', path, body, { ...sent(), ...headers })),
    remove: async (path: string) => keep(await test.send('DELETE', path, undefined, sent())),
    form: async (path: string, form: FormData) => keep(await test.post(path, form, sent())),
    graphql: async (query: string, variables?: object) => keep(await test.graphql(query, variables, sent())),
  };
}
