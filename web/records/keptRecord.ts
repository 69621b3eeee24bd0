import { sessionStore } from '#web/browserStore.ts';

/** A record created in this tab, and its QR code. */
export interface KeptRecord {
  jws: string;
  codePath: string;
  codeSize: number;
}

const KEY = 'record';

export function keepRecord(record: KeptRecord): void {
  sessionStore.set(KEY, JSON.stringify(record));
}

export function keptRecord(): KeptRecord | null {
  try {
    return JSON.parse(sessionStore.get(KEY) ?? 'null') as KeptRecord | null;
  } catch {
    return null;
  }
}

export const forgetRecord = () => sessionStore.remove(KEY);
