import { graphql, readInlineData } from 'relay-runtime';
import type { segments_range$key } from '#web/__generated__/segments_range.graphql.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Segment {
  start: number;
  text: string;
  isMarked: boolean;
}

export function readRange(range: segments_range$key): Range {
  return readInlineData(
    graphql`
      fragment segments_range on Highlight @inline {
        start
        end
      }
    `,
    range,
  );
}

/**
 * Splits a text at its marked ranges (UTF-16 offsets, end exclusive). Ranges may overlap, touch, be in any order or
 * reach beyond the text.
 */
export function segments(text: string, ranges: readonly Range[]): Segment[] {
  const result: Segment[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    const last = result.at(-1);
    if (start >= end) return;
    if (last && last.isMarked === isMarked) last.text += text.slice(start, end);
    else result.push({ start, text: text.slice(start, end), isMarked });
  };
  let position = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const start = Math.min(Math.max(range.start, position), text.length);
    const end = Math.min(range.end, text.length);
    if (end <= start) continue;
    add(position, start, false);
    add(start, end, true);
    position = end;
  }
  add(position, text.length, false);
  return result;
}
