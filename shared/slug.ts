import { fold } from './fold.ts';

const MAX_SLUG = 80;
/** The maximum length of a slug, including an id. */
const MAX_READ = 200;

/** A name as a part of an address: folded, with hyphens; empty for a name without Latin letters. */
export function slugOf(name: string): string {
  return hyphenated(fold(name).slice(0, MAX_SLUG).trim());
}

/** Normalizes a part of an address, which may have accents and upper case. */
export function readSlug(text: string): string {
  return hyphenated(fold(text.slice(0, MAX_READ)));
}

const hyphenated = (folded: string) => folded.replaceAll(' ', '-');

/**
 * The slugs of these items, in their order: the first item with a slug keeps it, and the others append their id, so
 * that each slug is unique.
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
