let listener = () => {};

/** Calls back when the server no longer knows who is asking. */
export function onUnauthenticated(callback: () => void): void {
  listener = callback;
}

export function notifyUnauthenticated(): void {
  listener();
}
