import { type Range, segments } from './segments.ts';

export function HighlightedText({ text, highlights }: { text: string; highlights: readonly Range[] }) {
  return segments(text, highlights).map((segment) =>
    segment.isMarked ? <mark key={segment.start}>{segment.text}</mark> : segment.text,
  );
}
