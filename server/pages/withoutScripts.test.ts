import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();
const SEARCH = '/?f=Argentina&q=transporte';
const EVERY_CARRIER = '/?f=Buenos+Aires';

/** A page as shown by a browser without JavaScript, and its links and forms. */
async function open(path: string) {
  const { status, body } = await test.get(path, { 'accept-language': 'en' });
  expect([path, status]).toEqual([path, 200]);
  const { document, FormData } = new JSDOM(body, { url: `http://localhost${path}` }).window;
  const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const named = (name: string) => all<HTMLAnchorElement>('a').find(({ textContent }) => textContent === name);
  const input = (label: string) =>
    all<HTMLLabelElement>('label').find(({ textContent }) => textContent === label)!.control as HTMLInputElement;
  return {
    path,
    all,
    named,
    language: document.documentElement.lang,
    heading: document.querySelector('h1')!.textContent,
    /** Links on the names of businesses. */
    businesses: all<HTMLAnchorElement>('article :is(h2, h3) a'),
    input,
    follow: (link: HTMLAnchorElement | undefined) => open(link!.pathname + link!.search),
    /** Fills in the fields with these labels, which belong to one form, and presses its button. */
    send: (fields: Record<string, string>) => {
      for (const [label, value] of Object.entries(fields)) input(label).value = value;
      const { form } = input(Object.keys(fields)[0]!);
      expect([form!.method, form!.querySelectorAll('button:not([type="button"])').length]).toEqual(['get', 1]);
      const sent = [...new FormData(form!)].map(([name, value]) => [name, String(value)]);
      return open(`${new URL(form!.action).pathname}?${new URLSearchParams(sent)}`);
    },
  };
}

const textOf = (element: Element | undefined) => element?.textContent;

describe('without JavaScript a shipper', () => {
  it('searches with the form, and sees the contacts of the businesses', async () => {
    const home = await open('/');
    expect(home.named('Log in')?.pathname).toBe('/users/login');
    const results = await home.send({ 'From (address)': 'Argentina', Keywords: 'transporte' });
    // a browser sends the optional field, too
    expect(results.path).toBe(SEARCH.replace('&q', '&t=&q'));
    expect(results.input('From (address)')).toHaveProperty('value', 'Argentina');
    expect(results.businesses).toHaveLength(20);
    expect(results.all('article')[0]!.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });

  it('sorts the results, and resets the order', async () => {
    const best = await open(SEARCH);
    const newest = await best.follow(best.named('Newest'));
    expect(newest.path).toBe(`${SEARCH}&order=newest`);
    expect((await newest.follow(newest.named('Best match'))).path).toBe(SEARCH);
  });

  it('pages through the results, and returns to the first ones', async () => {
    const first = await open(EVERY_CARRIER);
    const [best] = first.businesses.map(textOf);
    const second = await first.follow(first.named('Show more results'));
    expect(second.path).toContain(`${EVERY_CARRIER}&after=`);
    expect(second.businesses).toHaveLength(20);
    expect(second.businesses.map(textOf)).not.toContain(best);
    const again = await second.follow(second.named('Back to the first results'));
    expect(textOf(again.businesses[0])).toBe(best);
  });

  it('reads the page of a result, with its contacts', async () => {
    const results = await open(SEARCH);
    const page = await results.follow(results.businesses[0]);
    expect(page.heading).toBe(textOf(results.businesses[0]));
    expect(page.all('[aria-labelledby="contact"] a[href^="mailto:"]')).toHaveLength(1);
  });

  it('opens a category, whose chat messages begin with the requested service', async () => {
    const home = await open('/');
    const [tile] = home.all<HTMLAnchorElement>('#explore section a');
    const service = textOf(tile!.querySelector('span')!)!;
    const page = await home.follow(tile);
    expect(page.heading).toContain(service);
    expect(page.businesses.length).toBeGreaterThanOrEqual(3);
    const [chat] = page.all<HTMLAnchorElement>('article a[href^="https://wa.me/"]');
    expect(chat!.href).toContain(encodeURIComponent(service));
  });

  it('reads a business in another language', async () => {
    const english = await open('/providers/1-frios-del-sur-transportes-s-r-l');
    expect(english.language).toBe('en');
    const page = await english.follow(english.named('PT'));
    expect([page.path, page.language]).toEqual(['/providers/pt/1-frios-del-sur-transportes-s-r-l', 'pt']);
  });
});
