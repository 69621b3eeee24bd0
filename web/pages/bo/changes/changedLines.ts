/** A provider at some time, as the log keeps it. */
type Snapshot = Record<string, unknown>;

export interface ChangedLine {
  name: string;
  before: string;
  after: string;
}

/** What differs between two snapshots, as texts; what was or is not there is empty. Both are JSON, or nothing. */
export function changedLines(before: string | null | undefined, after: string | null | undefined): ChangedLine[] {
  const former: Snapshot = before ? JSON.parse(before) : {};
  const latter: Snapshot = after ? JSON.parse(after) : {};
  return [...new Set([...Object.keys(former), ...Object.keys(latter)])]
    .map((name) => ({ name, before: asText(former[name]), after: asText(latter[name]) }))
    .filter((line) => line.before !== line.after);
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(asText).join('\n');
  if (typeof value === 'object') return Object.values(value).map(asText).filter(Boolean).join(' ');
  return String(value);
}
