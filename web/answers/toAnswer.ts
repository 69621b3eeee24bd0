import { localStore, TO_ANSWER } from '../browserStore.ts';

const MOST = 20;
const DAY_MS = 86_400_000;
const DAYS = 60;

/** A contacted business: the server's proof of the contact, and its time. */
interface ToAnswer {
  id: number;
  token: string;
  at: number;
}

/** The businesses contacted in this browser, newest first. They are stored nowhere else. */
function read(): ToAnswer[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(TO_ANSWER) ?? '[]');
    const since = Date.now() - DAYS * DAY_MS;
    return Array.isArray(kept) ? (kept as ToAnswer[]).filter(({ at }) => at > since) : [];
  } catch {
    return [];
  }
}

const write = (list: ToAnswer[]) => localStore.set(TO_ANSWER, JSON.stringify(list.slice(0, MOST)));

/** Keeps the first proof, so that there is a question even after many contacts. */
export function keepToAnswer(id: number, token: string): void {
  const list = read();
  if (!list.some((item) => item.id === id)) write([{ id, token, at: Date.now() }, ...list]);
}

/** Whether a business has had a day to answer. */
const isDue = ({ at }: ToAnswer) => Date.now() - at >= DAY_MS + DAY_MS / 24;

/** The proof of contact for a business that has had a day to answer; null for others. */
export function dueToAnswer(id: number): string | null {
  return read().find((item) => item.id === id && isDue(item))?.token ?? null;
}

/** The business that has had the longest time to answer. */
export const oldestDue = (): ToAnswer | null => read().filter(isDue).at(-1) ?? null;

export const forgetToAnswer = (id: number) => void write(read().filter((item) => item.id !== id));
