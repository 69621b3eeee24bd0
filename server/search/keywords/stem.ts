/** Words that say nothing, so that no other word is stemmed into one of them. */
const KEPT =
  /^((?:los|las|una|uno|del|que|con|por|mas|sus|nos|nas|dos|das|com|uma|seu|sua|the|and|for|our|are|sas|inc|cor)(?:[aeo]s|s|[aeo]))$|([a-z]{3})(?:[aeo]s|s|[aeo])$/;

/** As PostgreSQL's `search.stem`, for one folded word. */
export function stem(word: string): string {
  return word
    .replace(/([a-z]{3})ings?$/, '$1')
    .replace(/([a-z]{2})[oa]es$/, '$1ao')
    .replace(/([a-z]{3}[ae])is$/, '$1l')
    .replace(KEPT, '$1$2');
}
