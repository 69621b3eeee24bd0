import { fold } from './fold.ts';

const MAX_SLUG = 80;
/** A longer text is not a slug, not even with an id behind it. */
const MAX_READ = 200;

/** A name as a part of an address: folded, with hyphens; empty for a name in other letters than ours. */
export function slugOf(name: string): string {
  return hyphenated(fold(name).slice(0, MAX_SLUG).trim());
}

/** A part of an address, perhaps with accents and in upper case. */
export function readSlug(text: string): string {
  return hyphenated(fold(text.slice(0, MAX_READ)));
}

const hyphenated = (folded: string) => folded.replaceAll(' ', '-');

/**
 * The slug of each of these, in their order: the first of several with the same slug keeps it, and the id of each other
 * follows its slug, so that no two have the same.
 */
export function distinctSlugs(named: readonly { id: number; name: string }[]): string[] {
  const taken = new Set<string>();
  return named.map(({ id, name }) => {
    let slug = slugOf(name) || String(id);
    while (taken.has(slug)) slug = withId(slug, id);
    taken.add(slug);
    return slug;
  });
}

export function withId(slug: string, id: number): string {
  return `${slug}-${id}`;
}

/** The slug and the id in the output of `withId`; null for a slug without a number at its end. */
export function readSlugWithId(text: string): { slug: string; id: number } | null {
  const [, slug, id] = text.match(/^(.+)-([1-9]\d{0,9})$/) ?? [];
  return slug === undefined ? null : { slug, id: Number(id) };
}
