/** As PostgreSQL's `search.stem`, for one folded word. */
export function stem(word: string): string {
  return word
    .replace(/([a-z]{3})ings?$/, '$1')
    .replace(/([a-z]{2})[oa]es$/, '$1ao')
    .replace(/([a-z]{3}[ae])is$/, '$1l')
    .replace(/([a-z]{3})(?:[aeo]s|s|[aeo])$/, '$1');
}
