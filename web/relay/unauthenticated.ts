let listener = () => {};

/** Calls back when the server no longer recognises the session. */
export function onUnauthenticated(callback: () => void): void {
  listener = callback;
}

export function notifyUnauthenticated(): void {
  listener();
}
