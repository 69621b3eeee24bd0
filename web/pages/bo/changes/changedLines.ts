/** A state of a record, as stored in the log. */
type Snapshot = Record<string, unknown>;

export interface ChangedLine {
  name: string;
  before: string;
  after: string;
}

/**
 * The differences of two snapshots as texts, item by item for lists; a missing value is empty. `say` formats a value.
 */
export function changedLines(
  before: unknown,
  after: unknown,
  say: (name: string, value: unknown) => string,
): ChangedLine[] {
  const former = (before ?? {}) as Snapshot;
  const latter = (after ?? {}) as Snapshot;
  const text = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map((item) => text(name, item)).join('\n');
    return say(name, value);
  };
  return [...new Set([...Object.keys(former), ...Object.keys(latter)])]
    .filter((name) => JSON.stringify(former[name] ?? null) !== JSON.stringify(latter[name] ?? null))
    .map((name) =>
      name === 'image'
        ? { name, before: '', after: say(name, { before: former.image, after: latter.image }) }
        : {
            name,
            before: text(name, without(former[name], latter[name])),
            after: text(name, without(latter[name], former[name])),
          },
    )
    .filter((line) => line.before !== line.after);
}

/** The items of a list that are not in another one; other values unchanged. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const known = new Set(other.map((item) => JSON.stringify(item)));
  return value.filter((item) => !known.has(JSON.stringify(item)));
}
