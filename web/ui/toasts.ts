import type { ComponentType } from 'react';

export interface Toast {
  type: 'warning' | 'success' | 'error';
  title: string;
  description?: string;
  seconds: number;
  /** A button in the toast. */
  action?: { label: string; onAction: () => void };
  /** The key of the toast, which replaces a visible toast with the same key. */
  key?: string;
}

/** The key of the toast about a form's failure, which the next success hides. */
export const FAILED = 'failed';

let region: ComponentType | undefined;
const listeners = new Set<() => void>();

/**
 * Shows a message for some seconds. Its code is loaded with the first message; callers that may report a lost network
 * preload it.
 */
export async function showToast(toast: Toast): Promise<void> {
  const loaded = await preloadToasts().catch(() => null);
  if (!loaded) return;
  const { addToast, ToastRegion } = loaded;
  region = ToastRegion;
  for (const listener of listeners) listener();
  addToast(toast);
}

/** Hides the message with this key before its time has passed. */
export async function hideToast(key: string): Promise<void> {
  const loaded = await preloadToasts().catch(() => null);
  loaded?.removeToast(key);
}

export function preloadToasts() {
  return import('./ToastRegion.tsx');
}

export const toastRegion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => region,
};
