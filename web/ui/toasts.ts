import type { ComponentType } from 'react';

export interface Toast {
  type: 'warning' | 'success' | 'error';
  title: string;
  description?: string;
  seconds: number;
  /** A button in it, while it is shown. */
  action?: { label: string; onAction: () => void };
  /** Takes the place of the one with the same key. */
  key?: string;
}

/** The key of the failure of a form, which the next success ends. */
export const FAILED = 'failed';

let region: ComponentType | undefined;
const listeners = new Set<() => void>();

/**
 * Shows a message for some seconds. Its code is fetched with the first one; callers that may report a lost network
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

/** Takes a message away before its time. */
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
