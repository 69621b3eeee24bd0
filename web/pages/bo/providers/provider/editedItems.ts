interface Item {
  id: string;
}

/** An id for an item that the server does not know yet: n1, n2, … */
export function newItemId(items: readonly Item[]): string {
  const taken = items.map(({ id }) => Number(/^n(\d+)$/.exec(id)?.[1] ?? 0));
  return `n${Math.max(0, ...taken) + 1}`;
}

export function withItem<T extends Item>(items: readonly T[], changed: T): T[] {
  return items.map((item) => (item.id === changed.id ? changed : item));
}

export function withoutItem<T extends Item>(items: readonly T[], id: string): T[] {
  return items.filter((item) => item.id !== id);
}
