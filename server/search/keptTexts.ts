import { LRUCache } from 'lru-cache';
import type { Queryable } from '#server/platform/db.ts';
import { type Directory, readDirectory } from './directory.ts';
import { type KnownText, readText, type Understanding, understand } from './keywords/understandKeywords.ts';

const kept = new WeakMap<Directory, LRUCache<string, KnownText>>();

/**
 * The facts about keywords, cached. If documents have all of the words, the facts stay the same until the directory
 * changes.
 */
export async function keptText(pool: Queryable, keywords: string): Promise<KnownText | null> {
  const directory = await readDirectory(pool);
  const texts = kept.get(directory) ?? new LRUCache({ max: 1_000 });
  kept.set(directory, texts);
  const text = texts.get(keywords) ?? (await readText(pool, keywords));
  if (text?.words.every(({ documents, correction }) => documents > 0 && !correction)) texts.set(keywords, text);
  return text;
}

const meanings = new WeakMap<KnownText, Understanding | null>();

/** The need in a text, cached. */
export function meaningOf(text: KnownText): Understanding | null {
  if (!meanings.has(text)) meanings.set(text, understand(text));
  return meanings.get(text)!;
}
