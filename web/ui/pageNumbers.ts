/** The page numbers to show: the first, the last, and those around this page; null for gaps. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    if (gap <= 1) return [number];
    // A gap of a single page shows that page, which takes no more room than the ellipsis.
    return gap === 2 ? [number - 1, number] : [null, number];
  });
}
