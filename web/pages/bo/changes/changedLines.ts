/** Something at some time, as the log keeps it. */
type Snapshot = Record<string, unknown>;

export interface ChangedLine {
  name: string;
  before: string;
  after: string;
}

/**
 * What differs between two snapshots, as texts; what was or is not there is empty. Both are JSON, or nothing. `say` puts a
 * value that is there into words.
 */
export function changedLines(
  before: string | null | undefined,
  after: string | null | undefined,
  say: (name: string, value: unknown) => string,
): ChangedLine[] {
  const former: Snapshot = before ? JSON.parse(before) : {};
  const latter: Snapshot = after ? JSON.parse(after) : {};
  const text = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map((one) => text(name, one)).join('\n');
    return say(name, value);
  };
  return [...new Set([...Object.keys(former), ...Object.keys(latter)])]
    .filter((name) => JSON.stringify(former[name] ?? null) !== JSON.stringify(latter[name] ?? null))
    .map((name) =>
      name === 'image'
        ? { name, before: '', after: say(name, { before: former.image, after: latter.image }) }
        : { name, before: text(name, former[name]), after: text(name, latter[name]) },
    )
    .filter((line) => line.before !== line.after);
}
